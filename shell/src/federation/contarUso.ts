import { alMostrarPantalla } from '../marco/pantallaMostrada';

import { contarEnUso, usando } from './enUso';
import { anotarEvento, iniciarTelemetria } from './telemetria';

/** What a page tells of the shell it runs: how long it took to the first screen, and that it is in use. */
export function contarUso(shell: string | undefined): void {
  iniciarTelemetria();
  contarEnUso();
  if (!shell) return;
  usando('shell', shell);
  alMostrarPantalla(() =>
    anotarEvento({ area: 'shell', build: shell, fase: 'carga', ms: performance.now() }),
  );
}
