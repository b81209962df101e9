import { config } from 'zod';

/** As in the shell: zod compiles its checks with `new Function`, which a policy of files alone forbids and would report. */
config({ jitless: true });
