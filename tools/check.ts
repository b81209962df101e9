// npm run check: what a machine can say about the code without running it.
import { decir } from './ejecutar';
import { revisar } from './revisar';

decir('Revisando');
process.exit((await revisar()) ? 0 : 1);
