import './novedades.css';

import { aceptarVuelta, useVueltas, type Vuelta } from '../federation/vueltas';

import { confirmarPerdida } from './recargar';

/** Says which part of the page fails, and offers the build before where there is one. */
export function VueltaOfrecida() {
  return useVueltas().map((vuelta) => (
    <div key={vuelta.build.contenedor} className="novedad" role="alert">
      <span>{fraseDe(vuelta)}</span>
      {vuelta.hayOtro && (
        <button type="button" className="ui-boton" onClick={() => void volver(vuelta)}>
          Volver a la versión anterior
        </button>
      )}
    </div>
  ));
}

async function volver(vuelta: Vuelta): Promise<void> {
  if (await confirmarPerdida('¿Volver a la versión anterior?')) aceptarVuelta(vuelta);
}

const fraseDe = ({ area, noEntiende }: Vuelta): string => {
  const { titulo } = area.descriptor;
  return noEntiende
    ? `Esta versión de ${titulo} no entiende lo que responde el servidor.`
    : `Algo falló en esta versión de ${titulo}. Si no puede seguir, vuelva a la anterior.`;
};
