declare module 's3rver' {
  interface Options {
    address?: string;
    port?: number;
    silent?: boolean;
    directory: string;
    /** `configs` are documents of S3 as XML: its CORS. */
    configureBuckets?: { name: string; configs?: string[] }[];
  }

  /** The part of the S3 stand-in that our tests use. */
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
