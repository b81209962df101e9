import { useEmpresaActiva } from '@comanda/shared/session';

import { CADA_MINUTO, Pulso, type PulsoProps } from '../inicio';

import { useConsultarResumenQuery } from './resumenApi';

type PulsoDeResumenProps = Pick<PulsoProps, 'icono' | 'titulo'> & {
  /** Of which screen it is: its path. */
  ruta: string;
};

/** What the business says of itself behind a screen, for who administers it. */
export function PulsoDeResumen({ ruta, ...pulso }: PulsoDeResumenProps) {
  const { empresa } = useEmpresaActiva();
  const { currentData, isError } = useConsultarResumenQuery({}, CADA_MINUTO);
  const suyo = currentData?.find((uno) => uno.ruta === ruta && uno.empresa === empresa);
  return (
    <Pulso
      {...pulso}
      a={`/admin/${ruta}`}
      cifra={suyo?.cifra ?? suyo?.texto ?? undefined}
      detalle={suyo?.detalle}
      fallo={isError || suyo?.texto === null}
    />
  );
}
