import type { Caduco } from '@comanda/shared/contracts/plataforma/caducos';
import { decirCaduco } from '@comanda/shared/domain/texto/caduco';

/** Names that a build takes and that are to go: nothing is refused for them yet. */
export function avisarCaducos(caducos: readonly Caduco[]): void {
  if (caducos.length === 0) return;
  console.log('\nAviso: toma nombres que se van');
  for (const caduco of caducos) console.log(`  ${decirCaduco(caduco)}`);
}
