import type { OrdenVizor, TonoEspera } from '@comanda/shared/domain/orden/vizor';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';

import { sinDecirOrden } from '../cocina/nombres';
import { tituloDe } from './filas';
import { altoDeCabeza, type Medidas } from './medidas';

const PALABRAS: Readonly<Record<TonoEspera, readonly string[]>> = {
  bien: [],
  aviso: ['Atención'],
  alerta: ['Tarde'],
};

export type CabezaDeOrdenProps = {
  orden: OrdenVizor;
  /** Null where everything is as high as it needs. */
  medidas: Medidas | null;
  /** Waited by its oldest pending line; null where none is pending. */
  minutos: number | null;
  tono: TonoEspera;
  /** Where it came from a moment ago, in words. */
  deSitio: string | null;
};

/** Where it goes, whose it is, and how long it has been waited for. */
export function CabezaDeOrden({ orden, medidas, ...espera }: CabezaDeOrdenProps) {
  const { mesa, orden: nombre, usuario, pagada, canal } = orden;
  const { deSitio } = espera;
  const dicho = sinDecirOrden(nombre);
  return (
    <header style={medidas ? { minHeight: altoDeCabeza(orden, medidas) } : undefined}>
      <dl>
        {mesa ? (
          <>
            <Dato que="Mesa" titular>
              {mesa}
            </Dato>
            <Dato que="Orden">{dicho}</Dato>
          </>
        ) : (
          <>
            <Dato que="Orden" titular mudo>
              {dicho}
            </Dato>
            {canal ? (
              <Dato que="Canal" mudo fuerte>
                {NOMBRE_DE_CANAL[canal]}
              </Dato>
            ) : (
              <Dato que="Mesa" mudo>
                Sin mesa
              </Dato>
            )}
          </>
        )}
        <Dato que="Mesero">{usuario}</Dato>
        {pagada && <span className="vizor-fuerte">Pagada</span>}
      </dl>
      {deSitio && <p className="vizor-de-sitio">{deSitio}</p>}
      <Espera grupo={orden.grupo} {...espera} />
    </header>
  );
}

type DatoProps = {
  que: string;
  titular?: boolean;
  /** What it says needs no word before it. */
  mudo?: boolean;
  /** It changes what is done with the order. */
  fuerte?: boolean;
  children: string;
};

const Dato = ({ que, titular = false, mudo = false, fuerte = false, children }: DatoProps) => (
  <div data-titular={titular}>
    <dt className={mudo ? 'solo-lector' : undefined}>{que}</dt>
    <dd className={fuerte ? 'vizor-fuerte' : undefined}>{children}</dd>
  </div>
);

type EsperaProps = Pick<CabezaDeOrdenProps, 'minutos' | 'tono'> & Pick<OrdenVizor, 'grupo'>;

function Espera({ grupo, minutos, tono }: EsperaProps) {
  if (minutos === null) {
    return (
      <p className="vizor-espera">
        <span>{grupo === 'espera' ? 'En espera' : 'Lista'}</span>
      </p>
    );
  }
  return (
    <p className="vizor-espera">
      <b>{minutos}</b> <span>{['min', ...PALABRAS[tono]].join(' · ')}</span>
    </p>
  );
}

/** Of what stands in a further column. */
export const CabezaSigue = ({ orden }: Pick<CabezaDeOrdenProps, 'orden'>) => (
  <header className="vizor-cabeza-sigue">
    <b>{`${tituloDe(orden)} · sigue`}</b>
  </header>
);
