import { useAlCambio, useCada } from '@comanda/shared/piezas/flujo';
import { QueryView } from '@comanda/shared/piezas/vista';

import { LineasEnviadas } from '../cocina/LineasEnviadas';
import { useConsultarOrdenQuery } from '../cocina/pisoApi';

const CADA_MS = 10_000;
const SONDEO = {
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;

/** What is on the bill of a table, and how far the kitchen is with it. */
export function CuentaDePuesto({ empresa, random }: { empresa: string; random: string }) {
  const pollingInterval = useCada(CADA_MS);
  const orden = useConsultarOrdenQuery({ empresa, random }, { ...SONDEO, pollingInterval });
  useAlCambio('piso', empresa, { query: orden, cadaMs: CADA_MS });
  return (
    <div className="mesas-cuenta" role="group" aria-label="Cuenta" tabIndex={0}>
      <QueryView query={orden} empty={null} esqueleto="texto">
        {(suya) => suya && <LineasEnviadas lineas={suya.lineas} />}
      </QueryView>
    </div>
  );
}
