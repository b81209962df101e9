import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';

import estilos from './hoja.module.css';

/** The paper of a period as it is printed, on the screen. */
export function HojaVista({ hoja }: { hoja: HojaCaja }) {
  return (
    <div className={estilos.hoja}>
      {hoja.cabecera.map((linea) => (
        <p key={linea}>{linea}</p>
      ))}
      {hoja.secciones.map(({ titulo, filas }) => (
        <section key={titulo} aria-label={titulo}>
          <h3>{titulo}</h3>
          <dl>
            {filas.map(({ texto, valor, fuerte }, i) => (
              <div key={i} data-fuerte={fuerte}>
                <dt>{texto}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
