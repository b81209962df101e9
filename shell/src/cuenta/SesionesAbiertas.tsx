import type { SesionAbierta } from '@comanda/shared/contracts/auth/cuenta';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { QueryView } from '@comanda/shared/piezas/vista';
import { avisar, Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import {
  useCerrarOtrasSesionesMutation,
  useCerrarSesionMutation,
  useListarSesionesQuery,
} from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';
import { Seccion } from './Seccion';

/** Where the account is open, this browser first. */
export function SesionesAbiertas() {
  const sesiones = useListarSesionesQuery({}, { refetchOnMountOrArgChange: true });
  const [cerrarOtras, { isLoading }] = useCerrarOtrasSesionesMutation();
  const onCerrarOtras = async () => {
    if (!(await confirmar(mensajes.cerrarOtras))) return;
    const { titulo } = mensajes;
    const cuantas = await withNotice(cerrarOtras({}).unwrap(), { titulo });
    if (cuantas !== undefined)
      avisar({ tipo: 'success', titulo, texto: mensajes.otrasCerradas(cuantas) });
  };
  return (
    <Seccion titulo="Sesiones abiertas">
      <QueryView query={sesiones} empty="No hay sesiones abiertas" esqueleto="tabla">
        {(abiertas) => (
          <>
            <ul className="ui-lista cuenta-sesiones" aria-label="Sesiones abiertas">
              {[...abiertas]
                .sort((a, b) => Number(b.actual) - Number(a.actual))
                .map((sesion) => (
                  <Sesion key={sesion.id} sesion={sesion} />
                ))}
            </ul>
            {abiertas.length > 1 && (
              <div className="ui-fila">
                <Button danger loading={isLoading} onClick={() => void onCerrarOtras()}>
                  Cerrar las demás
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </Seccion>
  );
}

function Sesion({ sesion }: { sesion: SesionAbierta }) {
  const { id, equipo, direccion, desde, ultima, actual, por_pin: porPin } = sesion;
  const [cerrar, { isLoading }] = useCerrarSesionMutation();
  return (
    <li>
      <div>
        <strong>{equipo}</strong>
        {actual && ' · Esta sesión'}
        {porPin && ' · Con PIN'}
        <p>
          {direccion} · desde {formatFechaHora(desde)} · última vez {formatFechaHora(ultima)}
        </p>
      </div>
      {!actual && (
        <Button
          loading={isLoading}
          aria-label={`Cerrar ${equipo}`}
          onClick={() => void withNotice(cerrar({ id }).unwrap(), mensajes.sesionCerrada)}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}
