import type { Usuario } from '@comanda/shared/contracts/admin/usuarios';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatHace } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';
import { Icono } from '@comanda/shared/ui/core';

import { EmpresasCelda } from '../EmpresasCelda';

/** What keeps somebody from logging in. */
const reparoDe = ({ estado, bloqueado }: Usuario): string => {
  if (estado === 'N') return 'Desactivado';
  return bloqueado ? 'Bloqueado por intentos' : '';
};

/** Of what is not the password. */
const conQue = ({ segundo_factor, pin }: Usuario): string =>
  [segundo_factor && 'segundo factor', pin && 'PIN'].filter(Boolean).join(', ');

const ultimoDe = ({ ultimo_acceso: ultimo }: Usuario, ahora: Date): string =>
  ultimo === null ? 'Nunca ha ingresado' : `Ingreso ${formatHace(ultimo, ahora)}`;

/** Headings as spec section 2 writes them; under the name and the profile, what it does not have. */
export const usuariosColumns = (ahora: Date): readonly Column<Usuario>[] => [
  {
    id: 'email',
    header: 'email',
    text: ({ email }) => email,
    cell: ({ email }) => (
      <span className="admin-correo" title={email}>
        {email}
      </span>
    ),
  },
  {
    id: 'empresa',
    header: 'empresa',
    text: ({ empresa }) => empresa.join(', '),
    cell: ({ empresa }) => <EmpresasCelda empresas={empresa} />,
  },
  {
    id: 'nombreCompleto',
    header: 'nombre completo',
    movil: 'titulo',
    text: ({ nombreCompleto }) => nombreCompleto,
    compare: (a, b) => a.nombreCompleto.localeCompare(b.nombreCompleto, 'es'),
    cell: (usuario) => (
      <span className="admin-nombre">
        <span title={usuario.nombreCompleto}>{usuario.nombreCompleto}</span>
        <small>{ultimoDe(usuario, ahora)}</small>
      </span>
    ),
  },
  {
    id: 'perfil',
    header: 'Perfil',
    movil: 'ancho',
    text: (usuario) =>
      [usuario.perfil, reparoDe(usuario), conQue(usuario)].filter((uno) => uno !== '').join(' '),
    compare: (a, b) => a.perfil.localeCompare(b.perfil, 'es'),
    cell: (usuario) => {
      const reparo = reparoDe(usuario);
      return (
        <span className="admin-perfil">
          {usuario.perfil}
          {reparo !== '' && (
            <mark>
              <Icono nombre="candado" tamano={14} /> {reparo}
            </mark>
          )}
          {conQue(usuario) !== '' && <small>Con {conQue(usuario)}</small>}
        </span>
      );
    },
  },
  {
    id: 'sueldo',
    header: 'sueldo',
    align: 'right',
    text: ({ sueldo }) => formatMonto(sueldo),
    numero: ({ sueldo }) => sueldo,
    compare: (a, b) => a.sueldo - b.sueldo,
  },
  { id: 'whatsapp', header: 'whatsapp', text: ({ whatsapp }) => whatsapp },
];
