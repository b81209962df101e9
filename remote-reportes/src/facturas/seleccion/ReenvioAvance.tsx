import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import type { ViaDeReenvio } from '@comanda/shared/contracts/facturacion/reenvios';
import { conMiles } from '@comanda/shared/domain/dinero/dinero';

import { motivoDeReenvio, type Desenlace } from './avance';
import estilos from './seleccion.module.css';
import { seleccionMensajes as mensajes } from './seleccionMensajes';
import type { ManoDeReenvio } from './useReenvio';

type ReenvioAvanceProps = { mano: ManoDeReenvio; via: ViaDeReenvio; total: number };

/** What somebody may have to do something about. */
const CON_LISTA: readonly Desenlace[] = ['RECHAZADO', 'SIN_DIRECCION', 'NO_APLICA', 'PAUSADO'];
const ORDEN = Object.keys(mensajes.desenlace) as Desenlace[]; // keys of a literal

/** How far it is, how many came to which end, and which documents did not go, each with its reason. */
export function ReenvioAvance({ mano, via, total }: ReenvioAvanceProps) {
  const { porClave, avance } = mano;
  const grupos = ORDEN.map((que) => ({
    que,
    claves: [...porClave].flatMap(([clave, suyo]) => (suyo === que ? [clave] : [])),
  })).filter(({ claves }) => claves.length > 0);
  const enCamino = grupos.find(({ que }) => que === 'EN_CAMINO')?.claves.length ?? 0;
  const listos = porClave.size - enCamino;
  return (
    <>
      <p role="status">{fraseDe(mano, { listos, enCamino, total })}</p>
      <progress
        className={estilos.progreso}
        max={total}
        value={listos}
        aria-label={mensajes.via[via].titulo}
      />
      <dl className={estilos.desenlaces}>
        {grupos.map(({ que, claves }) => (
          <div key={que} data-desenlace={que}>
            <dt>{mensajes.desenlace[que]}</dt>
            <dd className="cifra">{conMiles(String(claves.length))}</dd>
          </div>
        ))}
      </dl>
      {grupos
        .filter(({ que }) => CON_LISTA.includes(que))
        .map(({ que, claves }) => (
          <section key={que} className={estilos.cuales} aria-label={mensajes.desenlace[que]}>
            <h3>{mensajes.desenlace[que]}</h3>
            {/* a sheet without a button in it is scrolled with the keyboard all the same */}
            <ul tabIndex={0}>
              {claves.map((clave) => (
                <li key={clave}>
                  <span className="cifra">{numeroDeComprobante(clave)}</span>{' '}
                  <small>{motivoDeReenvio(via, avance.vistos.get(clave))}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {enCamino > 0 && !mano.pidiendo && <p>{mensajes.siguenSolos}</p>}
    </>
  );
}

type Cuentas = { listos: number; enCamino: number; total: number };

function fraseDe({ pidiendo, faltan }: ManoDeReenvio, { listos, enCamino, total }: Cuentas) {
  if (pidiendo) return mensajes.pidiendo(total - faltan, total);
  if (faltan > 0) return mensajes.detenido(total - faltan, total);
  return enCamino > 0 ? mensajes.llegando(listos, total) : mensajes.listo(total);
}
