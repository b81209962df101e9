import { fromCall, orderingApi } from '@comanda/shared/api';
import { Link } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import { resumenCalls } from '../../contracts/reportes/resumen';

import { CADA_MINUTO } from './cadaMinuto';
import estilos from './inicio.module.css';

type PulsoProps = {
  icono: string;
  titulo: string;
  /** The screen behind it. */
  a: string;
  /** Undefined until it is known. */
  cifra: string | undefined;
  /** Beside the figure: 'de 16'. */
  de?: string;
  detalle?: string | undefined;
  fallo?: boolean;
};

/** One figure of how it goes, which leads to its screen. */
export function Pulso({ icono, titulo, a, cifra, de, detalle, fallo = false }: PulsoProps) {
  return (
    <Link to={a} className={`ui-tarjeta ${estilos.pulso ?? ''}`}>
      <span className="ui-dato">
        <Icono nombre={icono} tamano={16} /> {titulo}
      </span>
      {fallo ? (
        <small role="status">No disponible</small>
      ) : (
        <>
          <span>
            <strong>{cifra ?? '–'}</strong> {de}
          </span>
          <small>{detalle}</small>
        </>
      )}
    </Link>
  );
}

const resumenApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarResumen: build.query(fromCall(resumenCalls.consultarResumen)),
  }),
});

type PulsoDeResumenProps = Pick<PulsoProps, 'icono' | 'titulo'> & {
  /** Of which screen it is: its path. */
  ruta: string;
};

/** What the business says of itself behind a screen, for who administers it. */
export function PulsoDeResumen({ ruta, ...pulso }: PulsoDeResumenProps) {
  const { empresa } = useEmpresaActiva();
  const { currentData, isError } = resumenApi.useConsultarResumenQuery({}, CADA_MINUTO);
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
