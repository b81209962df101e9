import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { partesDelEfectivo } from '@comanda/shared/domain/caja/efectivo';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora, formatLapso } from '@comanda/shared/domain/texto/fecha';
import { Cifras } from '@comanda/shared/piezas/cifras';
import { CADA_MINUTO, useAlDia } from '@comanda/shared/piezas/flujo';
import { QueryView } from '@comanda/shared/piezas/vista';

import { useConsultarXQuery } from './cuadre/cuadreApi';

const TITULO = 'Efectivo que debe haber';

type EfectivoCardProps = { empresa: string; caja: Caja; onInforme: () => void };

/** What should be in the drawer, and what it is made of: an Administrador's, never a cashier's, who counts blind. */
export function EfectivoCard({ empresa, caja, onInforme }: EfectivoCardProps) {
  const x = useConsultarXQuery({ empresa, caja: String(caja.id) }, CADA_MINUTO);
  useAlDia('caja', empresa, x);
  return (
    <section className="caja-efectivo" aria-label={TITULO}>
      <QueryView query={x} empty={null} esqueleto="texto">
        {(informe) => (
          <Cifras
            nombre={TITULO}
            cifras={[
              {
                titulo: TITULO,
                valor: formatMonto(informe.esperado),
                cambio: informe.abierto && desdeCuando(informe.abierto, informe.hasta),
              },
              ...partesDelEfectivo(informe).map(({ texto, monto }) => ({
                titulo: texto,
                valor: formatMonto(monto),
              })),
            ]}
            onAbrir={onInforme}
          />
        )}
      </QueryView>
    </section>
  );
}

const desdeCuando = (abierto: string, hasta: string) =>
  `Abierta el ${formatFechaHora(abierto)} · ${formatLapso(abierto, new Date(hasta))}`;
