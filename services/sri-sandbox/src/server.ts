import { z } from 'zod';

import { startSandbox } from './app';

const env = z
  .object({
    SRI_SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(8090),
    /** File that keeps what was received across restarts. */
    SRI_SANDBOX_FILE: z.string().min(1).nullable().default(null),
    /** Folder with the authority's own schemas, which it then asks too. */
    SRI_XSD_DIR: z.string().min(1).nullable().default(null),
  })
  .parse(process.env);

const { url } = await startSandbox({
  port: env.SRI_SANDBOX_PORT,
  archivo: env.SRI_SANDBOX_FILE,
  esquemas: env.SRI_XSD_DIR,
});
process.stdout.write(`sri-sandbox: ${url}\n`);
