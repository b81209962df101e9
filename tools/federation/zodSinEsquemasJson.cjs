// In place of what zod writes JSON Schemas with: every schema brings it with it (15 KB of every login), and it is the
// services that describe the calls, from a copy of their own. What a schema says of its limits stands there too.
const { aggregateChecks } = require('zod-processors');

function noEsta() {
  throw new Error('zod: no JSON Schema is written in a page');
}

// Not as a literal: webpack would look for each of the others, which are only named in what is never called.
Object.assign(module.exports, {
  aggregateChecks,
  createToJSONSchemaMethod: () => noEsta,
  createStandardJSONSchemaMethod: () => noEsta,
});
