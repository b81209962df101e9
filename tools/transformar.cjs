// How jest reads what is written in TypeScript, here and in a repository of one area.

const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

// ESM-only packages that a CommonJS test has to read through the transform.
const esm = [
  'cookie',
  'libxml2-wasm',
  '@bundled-es-modules',
  'until-async',
  'rettime',
  'msw',
  '@mswjs',
  'outvariant',
  'strict-event-emitter',
  '@open-draft',
  '@point-of-sale',
  'react-router',
  'react-router-dom',
  'fastify-type-provider-zod',
  '@nodable',
  'antd/es',
  '@ant-design/icons/es',
  '@rc-component',
];

module.exports = { esm, swc };
