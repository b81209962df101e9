// A thread does not inherit the reader of TypeScript: it registers its own, then does its work.
import { tsImport } from 'tsx/esm/api';

const { hacer } = await tsImport('./hilo.ts', import.meta.url);

export default hacer;
