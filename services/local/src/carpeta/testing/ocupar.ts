// A process that wants the folder it is given: says 'mia', or why not, and keeps it until it is killed.
import { reservarCarpeta } from '../reservarCarpeta';

try {
  const reserva = await reservarCarpeta(process.argv[2] ?? '');
  await reserva.anunciar('http://localhost:3000');
  console.log('mia');
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
