import { usuariosCalls as calls, type Usuario } from '@comanda/shared/contracts/admin/usuarios';
import { FormModal } from '@comanda/shared/piezas/formulario';

import { ClaveConFuerza } from './ClaveConFuerza';
import { useRestablecerClaveMutation } from './usuariosApi';
import { usuariosMensajes as mensajes } from './usuariosMensajes';

type RestablecerModalProps = { usuario: Usuario; onCerrar: () => void };

/** A password to tell somebody, who chooses their own with it. */
export function RestablecerModal({ usuario, onCerrar }: RestablecerModalProps) {
  const [restablecer] = useRestablecerClaveMutation();
  const { id, nombreCompleto, email, empresa } = usuario;
  return (
    <FormModal
      titulo={`Restablecer la contraseña de ${nombreCompleto}`}
      call={calls.restablecerClave}
      inicial={{}}
      fijos={{ id }}
      enviar={(entrada) => restablecer(entrada).unwrap()}
      mensajes={mensajes.restablecer}
      boton="Restablecer"
      ancho={480}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <ClaveConFuerza
        ayuda="Se cierran sus sesiones, y la cambia al ingresar"
        datos={[nombreCompleto, email, ...empresa]}
      />
    </FormModal>
  );
}
