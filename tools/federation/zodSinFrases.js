/**
 * What zod says where nobody wrote a sentence: its code and what it wanted, for who reads the console. People are told by the
 * contracts, in Spanish; the English of zod would travel to every login.
 */
export default () => ({
  localeError: ({ code, expected, format, minimum, maximum }) =>
    [code, expected ?? format ?? minimum ?? maximum]
      .filter((dicho) => dicho !== undefined)
      .join(' '),
});
