import { useEmpresaActiva } from '@comanda/shared/session';

import { useAlDia } from '../flujo';
import { CADA_MINUTO, Pulso, type PulsoProps } from '../inicio';

import { useConsultarResumenQuery } from './resumenApi';

type PulsoDeResumenProps = Pick<PulsoProps, 'icono' | 'titulo'> & {
  /** Of which screen it is: its path. */
  ruta: string;
};

/** What the business says of itself behind a screen, for who administers it. */
export function PulsoDeResumen({ ruta, ...pulso }: PulsoDeResumenProps) {
  const { empresa } = useEmpresaActiva();
  const query = useConsultarResumenQuery({}, CADA_MINUTO);
  useAlDia('caja', empresa ?? '', query);
  const { currentData, isError } = query;
  const suyo = currentData?.find((uno) => uno.ruta === ruta && uno.empresa === empresa);
  return (
    <Pulso
      {...pulso}
      a={`/admin/${ruta}`}
      cifra={suyo?.cifra ?? suyo?.texto ?? undefined}
      de={suyo?.de}
      detalle={suyo?.detalle}
      fallo={isError || suyo?.texto === null}
    />
  );
}
