/** Chance with a seed, and what is picked by it. */
export type Chance = {
  next(): number;
  /** True so often, 0 to 1. */
  often(share: number): boolean;
  of<Value>(values: readonly Value[]): Value;
};

export const chanceOf = (next: () => number): Chance => ({
  next,
  often: (share) => next() < share,
  of: (values) => values[Math.floor(next() * values.length)] as never,
});

/** Names that every object has already. */
export const PROTOTYPE = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"];

/** Texts that somebody may type, and that nobody may type. */
export const TEXTS: readonly string[] = [
  ...PROTOTYPE,
  "",
  " ",
  "How do I pray?",
  "null",
  "undefined",
  "NaN",
  "on",
  "0",
  "-1",
  "1",
  "1e309",
  "9007199254740993",
  "0x10",
  "00000000000000000000001",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202eevil\u202c",
  "\ufeff",
  "e\u0301".repeat(300),
  "🙏🏽".repeat(200),
  "%",
  "%00",
  "%E0%A4%A",
  "%ff",
  "../../etc/passwd",
  "//evil.example",
  "javascript:alert(1)",
  "https://evil.example/",
  "<script>alert(1)</script>",
  "' OR 1=1 --",
  '"; DROP TABLE profiles; --',
  "{}",
  "[]",
  '{"toString":1}',
  "conv_01ARYZ6S410000000000000000",
  "user_seed_member",
  "2026-02-30",
  "0000-00-00",
  "+275760-09-13",
  "2026-11-20",
  "-999999-01-01",
  "America/New_York",
  "Etc/GMT+99",
  "en",
  "es",
  "1-",
  "1-999999999999",
  "\r\nset-cookie: a=b",
];

/** Long enough to be refused, or to be slow. */
export const LONG: readonly string[] = [
  "x".repeat(10_001),
  "and ".repeat(5_000),
  "God tells you to love others and ".repeat(300),
  "\n".repeat(20_000),
  "(".repeat(20_000),
  "[](".repeat(8_000),
];

/** JSON values of every shape, with names that coercion falls over. */
export const SHAPES: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  1e308,
  -1,
  2.5,
  [],
  [[[[]]]],
  ["a"],
  {},
  { toString: 1 },
  { toString: null, valueOf: null },
  { valueOf: { a: 1 }, toString: [] },
  { constructor: { prototype: { admin: true } } },
  { length: 1e9 },
  JSON.parse('{"then":1}'),
  { toJSON: 1 },
  { id: "user_seed_member" },
  JSON.parse('{"__proto__":{"admin":true}}'),
  JSON.parse(`${'{"a":'.repeat(500)}1${"}".repeat(500)}`),
];

/** Whole segments of a path as they go over the wire. */
export const SEGMENTS: readonly string[] = [
  ...PROTOTYPE,
  "%",
  "%E0%A4%A",
  "%00",
  "%2e%2e",
  "..",
  ".",
  "",
  "%2F",
  "%5C",
  "*",
  ":id",
  "a%20b",
  "%F0%9F%99%8F",
  "%ed%a0%80",
  "x".repeat(3_000),
  "conv_01ARYZ6S410000000000000000",
  "index.data",
  "_root.data",
  "null",
  "-1",
  "a;b=c",
  "a@b",
  "\u00e9",
];

/** Names and values of headers, each of which may come by itself or with others. */
export const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ["accept", "text/html"],
  ["accept", "application/json"],
  ["accept", "*/*"],
  ["accept", ""],
  ["accept-language", "es"],
  ["accept-language", "x".repeat(4_000)],
  ["accept-language", ",;q=,;;q=NaN,constructor"],
  ["accept-encoding", "br"],
  ["accept-encoding", ";q=0,,"],
  ["content-encoding", "gzip"],
  ["x-forwarded-host", "evil.example"],
  ["x-forwarded-host", ","],
  ["x-forwarded-proto", "gopher"],
  ["forwarded", "host=evil.example"],
  ["range", "bytes=0-"],
  ["range", "bytes=9-1"],
  ["if-none-match", "*"],
  ["if-none-match", `W/"${"a".repeat(2_000)}`],
  ["if-modified-since", "never"],
  ["x-drawn-for", "user_somebody"],
  ["x-drawn-for", "constructor"],
  ["sec-fetch-dest", "document"],
  ["sec-fetch-mode", "navigate"],
  ["sec-fetch-site", "cross-site"],
  ["upgrade", "websocket"],
  ["svix-id", "msg_1"],
  ["svix-timestamp", "NaN"],
  ["svix-signature", "v1,"],
  ["stripe-signature", "t=NaN,v1="],
  ["cf-connecting-ip", ":::::"],
  ["expect", "nothing"],
  ["transfer-encoding", "chunked"],
  ["authorization", "Bearer x.y.z"],
  ["referer", "no address"],
  ["user-agent", ""],
  ["x-http-method-override", "DELETE"],
  ["purpose", "prefetch"],
];

/** Cookies that no page of ours has set. */
export const COOKIES: readonly string[] = [
  "",
  "=",
  ";;;",
  "language=constructor",
  "language=%E0%A4%A",
  "appearance=__proto__; text_size=toString; movement=valueOf",
  "tz=Nowhere%2FNowhere",
  "tz=%00",
  "d1_bookmark=nonsense",
  "d1_bookmark=00000000-00000000-00000000-00000000000000000000000000000000",
  `d1_bookmark=${"x".repeat(2_000)}`,
  "__session=a.b.c; __client_uat=1",
  "__session=; __client_uat=NaN",
  "__client_uat=1",
  "__clerk_handshake=nonsense",
  "__clerk_handshake_nonce=nonsense",
  "__clerk_db_jwt=x; __client_uat=9999999999",
  "__clerk_redirect_count=99",
];

export const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const;
/** Methods that HTTP knows, and nobody sends to a page. */
export const ODD_METHODS = ["PROPFIND", "PURGE", "REPORT", "TRACE"] as const;
