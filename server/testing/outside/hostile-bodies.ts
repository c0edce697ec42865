import fc from 'fast-check';

// Values that break parsers: wrong types, extremes, odd keys, control characters, half letters.
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    ' ',
    0,
    -0,
    -1,
    1.5,
    1e308,
    5e-324,
    2 ** 53,
    2 ** 31,
    '\u0000',
    'A\u0000B',
    '\ud800',
    '\u202e',
    '1e3',
    'NaN',
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '=cmd()',
    '\r\nBcc: x@y.z',
    [],
    {},
    [1],
    [[[[]]]],
    'x'.repeat(600),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.double(),
  fc.maxSafeInteger(),
);

/** Bodies that a hostile or broken client could send instead of a good one. */
export const hostileBodies = (body: Record<string, unknown>) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .dictionary(
          fc.constantFrom(...Object.keys(body), '__proto__', 'constructor', 'id', 'status', 'x'),
          odd,
          { maxKeys: 4 },
        )
        .map((wild) => ({ ...body, ...wild })),
    },
    {
      weight: 2,
      arbitrary: fc
        .subarray(Object.keys(body))
        .map((keys) => Object.fromEntries(keys.map((key) => [key, body[key]]))),
    },
    { weight: 1, arbitrary: odd },
  );
