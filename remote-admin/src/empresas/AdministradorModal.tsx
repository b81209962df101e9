import { LARGO_DE_CLAVE } from '@comanda/shared/contracts/auth/cuenta';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useCrearAdministradorMutation } from './empresasApi';
import { empresasMensajes } from './empresasMensajes';

const mensajes = empresasMensajes.administrador;

type AdministradorModalProps = { empresa: string; onCerrar: () => void };

/** Who administers a company from its first day on. */
export function AdministradorModal({ empresa, onCerrar }: AdministradorModalProps) {
  const [crear] = useCrearAdministradorMutation();
  return (
    <FormModal
      forma="hoja"
      titulo={mensajes.titulo}
      call={usuariosCalls.crearUsuario}
      inicial={{ cambiar_clave: true }}
      fijos={{
        empresa: [empresa],
        perfil: 'Administrador',
        sueldo: 0,
        asegurado: false,
        whatsapp: '',
      }}
      enviar={(entrada) => crear(entrada).unwrap()}
      mensajes={mensajes.mensajes}
      boton="Guardar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>{mensajes.ayuda(empresa)}</Ancho>
      <Campo.Texto nombre="nombreCompleto" etiqueta="Nombre completo" autoFocus />
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" />
      <Campo.Clave
        nombre="password"
        etiqueta="Contraseña"
        ayuda={`${LARGO_DE_CLAVE} letras o más`}
      />
      <Campo.Si nombre="cambiar_clave" etiqueta="Cambiar la contraseña al ingresar" />
    </FormModal>
  );
}
