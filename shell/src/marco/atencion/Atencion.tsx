import './atencion.css';

import { Link } from '@comanda/shared/router';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import type { RutaHallada } from '../../rutas/buscarRuta';
import { useDesplegable } from '../useDesplegable';

import { useAsuntos, type Asunto } from './useAsuntos';

/** What needs a person, in all companies of the user: its count, and behind it what it is. Nothing when there is none. */
export default function Atencion({ rutas }: { rutas: readonly RutaHallada[] }) {
  const asuntos = useAsuntos(rutas);
  const total = asuntos.reduce((suma, { cuantos }) => suma + cuantos, 0);
  return total > 0 && <Campana asuntos={asuntos} total={total} />;
}

type CampanaProps = { asuntos: readonly Asunto[]; total: number };

/** A list of links, not a menu: Tab goes through it. */
function Campana({ asuntos, total }: CampanaProps) {
  const { abierto, cerrar, boton, contenedor } = useDesplegable();
  const { elegir } = useEmpresaActiva();
  const varias = (useUsuario()?.empresa.length ?? 0) > 1; // of any screen, not of the open one

  return (
    <div className="desplegable" {...contenedor}>
      <button
        {...boton}
        type="button"
        className="ui-plano atencion-boton"
        aria-label={
          total === 1 ? '1 asunto requiere atención' : `${total} asuntos requieren atención`
        }
      >
        <Icono nombre="alerta" />
        <b className="cifra">{total > 99 ? '99+' : total}</b>
      </button>
      {abierto && (
        <ul className="ui-menu atencion-lista" aria-label="Requieren atención">
          {asuntos.map(({ clave, empresa, texto, verbo, destino }) => (
            <li key={clave}>
              <Link
                to={destino}
                onClick={() => {
                  elegir(empresa);
                  cerrar();
                }}
              >
                {varias && <small>{empresa}</small>}
                {texto}
                <b>{verbo}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
