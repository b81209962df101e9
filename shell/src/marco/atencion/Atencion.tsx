import type { AvisoAtencion } from '@comanda/shared/contracts/emision';
import { Link } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

import { useDesplegable } from '../useDesplegable';
import { useSondeo } from '../useSondeo';

import { useConsultarAtencionQuery } from './atencionApi';

/** What needs a person, in all companies of the user: its count, and behind it what it is. Nothing when there is none. */
export default function Atencion({ destino }: { destino: string }) {
  const { currentData: avisos = [] } = useConsultarAtencionQuery({}, useSondeo());
  const total = avisos.reduce((suma, { cuantos }) => suma + cuantos, 0);
  return total > 0 && <Campana avisos={avisos} total={total} destino={destino} />;
}

type CampanaProps = { avisos: readonly AvisoAtencion[]; total: number; destino: string };

/** A list of links, not a menu: Tab goes through it. */
function Campana({ avisos, total, destino }: CampanaProps) {
  const { abierto, cerrar, boton, contenedor } = useDesplegable();
  const { empresas, elegir } = useEmpresaActiva();

  return (
    <div className="desplegable" {...contenedor}>
      <button
        {...boton}
        type="button"
        className="ui-plano atencion-boton"
        aria-label={
          total === 1 ? '1 asunto requiere atencion' : `${total} asuntos requieren atencion`
        }
      >
        <Icono nombre="alerta" />
        <b className="cifra">{total > 99 ? '99+' : total}</b>
      </button>
      {abierto && (
        <ul className="ui-menu atencion-lista" aria-label="Requieren atencion">
          {avisos.map(({ empresa, tipo, texto }) => (
            <li key={`${empresa} ${tipo}`}>
              <Link
                to={destino}
                onClick={() => {
                  elegir(empresa);
                  cerrar();
                }}
              >
                {empresas.length > 1 && <small>{empresa}</small>}
                {texto}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
