import { existsSync } from 'node:fs';
import os from 'node:os';

/** Where the files of a server that lives for one test go: in memory, where the system has that. */
export const MEMORIA = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
