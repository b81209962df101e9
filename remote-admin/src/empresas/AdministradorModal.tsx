import { esApiError } from '@comanda/shared/api';
import { LARGO_DE_CLAVE } from '@comanda/shared/contracts/auth/cuenta';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useCrearAdministradorMutation } from './empresasApi';
import { empresasMensajes } from './empresasMensajes';

const mensajes = empresasMensajes.administrador;

type AdministradorModalProps = {
  empresa: string;
  /** It was registered just now: nobody administers it yet. */
  nueva: boolean;
  onCerrar: () => void;
};

/** An account that administers a company. Who has one already gets the company there. */
export function AdministradorModal({ empresa, nueva, onCerrar }: AdministradorModalProps) {
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
      enviar={(entrada) =>
        crear(entrada)
          .unwrap()
          .catch((error: unknown) => {
            throw diciendoDonde(error);
          })
      }
      mensajes={mensajes.mensajes}
      boton="Guardar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>{nueva ? mensajes.ayudaDeNueva(empresa) : mensajes.ayuda(empresa)}</Ancho>
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

const diciendoDonde = (error: unknown): unknown =>
  esApiError(error) && error.code === 'CORREO_EN_USO'
    ? { ...error, campos: [{ campo: 'email', msg: mensajes.conCuenta }] }
    : error;
