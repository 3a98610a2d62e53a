/** Details that the samples lack: technical details, prices, rights, so that there are numbers and booleans among the values. */
const DETAILS: readonly [before: string, after: string][] = [
  [
    "<Type>AudioFile</Type>",
    `<Type>AudioFile</Type>
            <AudioCodecType>FLAC</AudioCodecType>
            <BitRate UnitOfMeasure="kbps">1411.2</BitRate>
            <NumberOfChannels>2</NumberOfChannels>
            <SamplingRate UnitOfMeasure="kHz">44.1</SamplingRate>
            <BitsPerSample>16</BitsPerSample>
            <Duration>PT2M58S</Duration>`,
  ],
  [
    "<URI>resources/boats.wav</URI>",
    `<URI>resources/boats.wav</URI>
              <HashSum>
                <Algorithm>MD5</Algorithm>
                <HashSumValue>0cc175b9c0f1b6a831c399e269772661</HashSumValue>
              </HashSum>
              <FileSize>1024.5</FileSize>`,
  ],
  [
    "<ParentalWarningType>NoAdviceAvailable</ParentalWarningType>\n      <LanguageOfPerformance>",
    `<CreationDate>2026-05-01</CreationDate>
      <ParentalWarningType>NoAdviceAvailable</ParentalWarningType>
      <IsCover>false</IsCover>
      <HasVocalPerformance>true</HasVocalPerformance>
      <IsInstrumental>false</IsInstrumental>
      <IsRemastered>false</IsRemastered>
      <IsHiResMusic>true</IsHiResMusic>
      <LanguageOfPerformance>`,
  ],
  [
    "<UseType>ConditionalDownload</UseType>",
    `<UseType>ConditionalDownload</UseType>
          <NumberOfUsages>3</NumberOfUsages>
          <PriceInformation PriceType="StandardRetailPrice">
            <WholesalePricePerUnit CurrencyCode="EUR">7.49</WholesalePricePerUnit>
            <SuggestedRetailPrice CurrencyCode="EUR">9.99</SuggestedRetailPrice>
          </PriceInformation>
          <IsPromotional>false</IsPromotional>
          <IsPreOrderDeal>true</IsPreOrderDeal>
          <NumberOfProductsPerCarton>20</NumberOfProductsPerCarton>`,
  ],
];

/** Returns the sample of a single with more details. */
export const detailedMessage = (single: string): string =>
  DETAILS.reduce((source, [before, after]) => {
    if (!source.includes(before)) throw new Error(`The sample of a single has no ${before}; correct the details.`);
    return source.replace(before, after);
  }, single);
