import { config } from 'zod';

/** zod compiles its checks with `new Function`, which the page's CSP forbids and would report. */
config({ jitless: true });
