/** The exports of npm `ddex-parser`, used to check samples. */
declare module "ddex-parser" {
  export interface JsTrack {
    trackId: string;
    title: string;
    artist: string;
    /** Minutes and seconds, as in 3:25. */
    duration?: string;
    position?: number;
    discNumber?: number;
    isrc?: string;
    resourceReference?: string;
  }

  export interface JsRelease {
    releaseId: string;
    title: string;
    defaultTitle: string;
    subtitle?: string;
    displayArtist: string;
    releaseType: string;
    genre?: string;
    subGenre?: string;
    trackCount: number;
    discCount?: number;
    releaseDate?: string;
    originalReleaseDate?: string;
    labelName?: string;
    tracks: JsTrack[];
  }

  export interface JsResource {
    resourceId: string;
    resourceType: string;
    title: string;
    durationSeconds?: number;
    durationString?: string;
    fileFormat?: string;
    bitrate?: number;
    sampleRate?: number;
    fileSize?: string;
  }

  export interface JsDeal {
    dealId: string;
    releases: string[];
    startDate?: string;
    endDate?: string;
    territories: string[];
    usageRights: string[];
    restrictions: string[];
    commercialModel: string;
  }

  export interface ParseOptions {
    mode?: string;
    autoThreshold?: number;
    resolveReferences?: boolean;
    includeRaw?: boolean;
    maxMemory?: number;
    timeoutMs?: number;
    allowBlocking?: boolean;
    chunkSize?: number;
    fidelityLevel?: string;
    preserveComments?: boolean;
    preserveProcessingInstructions?: boolean;
    preserveExtensions?: boolean;
    preserveAttributeOrder?: boolean;
    preserveNamespacePrefixes?: boolean;
    canonicalization?: string;
    collectStatistics?: boolean;
    enableStreaming?: boolean;
    streamingThreshold?: number;
    validationLevel?: string;
    extensionValidation?: boolean;
    enableChecksums?: boolean;
    memoryLimit?: number;
    enableDetailedErrors?: boolean;
  }

  export interface StreamOptions {
    chunkSize?: number;
    maxMemory?: number;
  }

  export interface ParseStatistics {
    parseTimeMs: number;
    memoryUsedBytes: number;
    elementCount: number;
    attributeCount: number;
    commentCount: number;
    extensionCount: number;
    namespaceCount: number;
    fileSizeBytes: number;
  }

  export interface FidelityInfo {
    fidelityLevel: string;
    canonicalizationAlgorithm: string;
    commentsPreserved: boolean;
    extensionsPreserved: boolean;
    processingInstructionsPreserved: boolean;
    attributeOrderPreserved: boolean;
    namespacePrefixesPreserved: boolean;
  }

  export interface ParsedMessage {
    messageId: string;
    messageType: string;
    messageDate: string;
    senderName: string;
    senderId: string;
    recipientName: string;
    recipientId: string;
    version: string;
    profile?: string;
    releaseCount: number;
    trackCount: number;
    dealCount: number;
    resourceCount: number;
    totalDurationSeconds: number;
    releases: JsRelease[];
    /** Resources by reference; at run time their keys are in snake_case, unlike those of JsResource. */
    resources: any; // eslint-disable-line @typescript-eslint/no-explicit-any
    deals: JsDeal[];
    statistics?: ParseStatistics;
    fidelityInfo?: FidelityInfo;
  }

  export interface SanityCheckResult {
    isValid: boolean;
    version: string;
    errors: string[];
    warnings: string[];
  }

  export interface DetailedError {
    errorType: string;
    message: string;
    field?: string;
    value?: string;
    context?: string;
    suggestions: string[];
  }

  export interface StreamedRelease {
    releaseReference: string;
    title: string;
    releaseType?: string;
    resourceCount: number;
  }

  export interface ProgressInfo {
    bytesProcessed: number;
    releasesParsed: number;
    elapsedMs: number;
  }

  export class DdexParser {
    constructor();
    detectVersion(xml: string): string;
    parseSync(xml: string, options?: ParseOptions | null): ParsedMessage;
    parse(xml: string, options?: ParseOptions | null): Promise<ParsedMessage>;
    sanityCheck(xml: string): Promise<SanityCheckResult>;
    stream(xml: string, options?: StreamOptions | null): ReleaseStream;
    getDetailedError(xml: string): DetailedError;
  }

  export class ReleaseStream {
    next(): Promise<StreamedRelease | null>;
    progress(): Promise<ProgressInfo>;
  }
}
