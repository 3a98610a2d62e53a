import type { ErnVersion } from "../model-types";
import { readTable } from "../text/read-table";
import { VALUE_SETS_382 } from "./value-sets-382";
import { VALUE_SETS_4 } from "./value-sets-4";

/** The two-letter ISO 639 codes that DDEX lists. */
const LANGUAGES = `
aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga
gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv
mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq
sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
`;

/** The three-letter codes, which ERN 3.8.2 doesn't have. */
const LONG_LANGUAGES = `
aaa aar abk ace ach ada ady afa afh afr ain aka akk ale alg alt amh ang anp apa ara arc arg arn arp art arw asm ast ath aus ava ave awa aym aze bad
bai bak bal bam ban bas bat bej bel bem ben ber bgc bho bih bik bin bis bla bnt bod bos bra bre btk bua bug bul byn cad cai car cat cau ceb cel ces
cha chb che chg chk chm chn cho chp chr chu chv chy cmc cnr cop cor cos cpe cpf cpp cre crh crp csb cus cym dak dan dar day del den deu dgr din div
doi dra dsb dua dum dyu dzo efi egy eka ell elx eng enm epo est eus ewe ewo fan fao fas fat fij fil fin fiu fon fra frm fro frr frs fry ful fur gaa
gay gba gem gez gil gla gle glg glv gmh goh gon gor got grb grc grn gsw guj gwi hai hat hau haw heb her hil him hin hit hmn hmo hrv hsb hun hup hye
iba ibo ido iii ijo iku ile ilo ina inc ind ine inh ipk ira iro isl ita jav jbo jpn jpr jrb kaa kab kac kal kam kan kar kas kat kau kaw kaz kbd kha
khi khm kho kik kin kir kmb kok kom kon kor kos kpe krc krl kro kru kua kum kur kut lad lah lam lao lat lav lez lim lin lit lol loz ltz lua lub lug
lui lun luo lus mad mag mah mai mak mal man map mar mas mdf mdr men mga mic min mis mkd mkh mlg mlt mnc mni mno moh mon mos mri msa mul mun mus mwl
mwr mya myn myv nah nai nap nau nav nbl nde ndo nds nep new nia nic niu nld nno nob nog non nor nqo nso nub nwc nya nym nyn nyo nzi oci oji ori orm
osa oss ota oto paa pag pal pam pan pap pau peo phi phn pli pol pon por pra pro pus qqa qqb qqc qqd qqe qqf qqg qqh qqi qqj que raj rap rar roa roh
rom ron run rup rus sad sag sah sai sal sam san sas sat scn sco sel sem sga sgn shn sid sin sio sit sla slk slv sma sme smi smj smn smo sms sna snd
snk sog som son sot spa sqi srd srn srp srr ssa ssw suk sun sus sux swa swe syc syr tah tai tam tat tel tem ter tet tgk tgl tha tig tir tiv tkl tlh
tli tmh tog ton tpi tsi tsn tso tuk tum tup tur tut tvl twi tyv udm uga uig ukr umb und urd uzb vai ven vie vol vot wak wal war was wen wln wol xal
xho yao yap yid yor ypk zap zbl zen zgh zha zho znd zul zun zxx zza
`;

/** Codes of Indian languages in ERN 3.8.2. */
const LANGUAGES_382 = "bgc bho qqa qqb qqc qqd qqe qqf qqg qqh qqi qqj raj";

/** The ISO 4217 codes that DDEX lists, including withdrawn currencies. */
const CURRENCIES = `
AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYR BZD CAD CDF CHF CLF CLP CNY COP COU CRC CUC CUP
CVE CYP CZK DJF DKK DOP DZD EEK EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES
KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRO MRU MTL MUR MVR MWK MXN MXV MYR MZM MZN NAD NGN NIO
NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR ROL RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SIT SKK SLE SLL SOS SRD SSP STD STN SVC SYP SZL THB
TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYI UYU UZS VED VEF VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMK ZMW ZWL
`;

type Values = ReadonlySet<string>;

/** Reads lists of values separated by spaces; a space within a value is written as "~". */
const toSet = (...lists: readonly string[]): Values =>
  new Set(lists.flatMap((list) => list.trim().split(/\s+/)).map((value) => value.replaceAll("~", " ")));

const readSets = (table: string, ...languages: readonly string[]): ReadonlyMap<string, Values> =>
  new Map([
    ...[...readTable(table)].map(([name, list]): [string, Values] => [name, toSet(list)]),
    ["CurrencyCode", toSet(CURRENCIES)],
    ["languageCode", toSet(...languages)],
  ]);

let old: ReadonlyMap<string, Values> | undefined;
let current: ReadonlyMap<string, Values> | undefined;

/** The values of a set in a version, in alphabetical order; undefined if there's no such set. */
export const valueSet = (version: ErnVersion, name: string): Values | undefined => {
  if (version === "3.8.2") return (old ??= readSets(VALUE_SETS_382, LANGUAGES, LANGUAGES_382)).get(name);
  return (current ??= readSets(VALUE_SETS_4, LANGUAGES, LONG_LANGUAGES)).get(name);
};
