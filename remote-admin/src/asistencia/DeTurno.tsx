import { CADA_MINUTO, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva } from '@comanda/shared/session';

import { useListarDeTurnoQuery } from './asistenciaApi';

/** Who is at work now, for who administers. */
export default function DeTurno() {
  const { empresa } = useEmpresaActiva();
  const query = useListarDeTurnoQuery({ empresa: empresa ?? '' }, CADA_MINUTO);
  return (
    <TarjetaDeInicio titulo="De turno" enlace={{ a: '/admin/usuarios', texto: 'Ver usuarios' }}>
      <QueryView query={query} empty={<p>Nadie ha ingresado todavía</p>} esqueleto="texto">
        {(personas) => (
          <ul>
            {personas.map(({ id, nombreCompleto, perfil, hora_ingreso }) => (
              <li key={id}>
                <span>{nombreCompleto}</span>
                <small>
                  {perfil} · {hora_ingreso}
                </small>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </TarjetaDeInicio>
  );
}
