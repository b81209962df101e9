import { LARGO_DE_CLAVE } from '@comanda/shared/contracts/auth/cuenta';
import { usuariosCalls as calls, type Usuario } from '@comanda/shared/contracts/admin/usuarios';
import { Campo, FormModal, useLeido } from '@comanda/shared/piezas/formulario';
import { useUsuario } from '@comanda/shared/session';

import { ClaveConFuerza } from './ClaveConFuerza';
import { CuentaCampos } from './CuentaCampos';
import { useActualizarUsuarioMutation, useCrearUsuarioMutation } from './usuariosApi';
import { usuariosMensajes as mensajes } from './usuariosMensajes';

type UsuarioModalProps = {
  empresa: string;
  empresas: readonly string[];
  /** Null: a new one. */
  usuario: Usuario | null;
  onCerrar: () => void;
};

const comun = { titulo: 'Datos del Usuario', boton: 'Guardar', ancho: 760 };

export function UsuarioModal({ empresa, empresas, usuario, onCerrar }: UsuarioModalProps) {
  const [crear] = useCrearUsuarioMutation();
  return usuario ? (
    <Editar usuario={usuario} empresas={empresas} onCerrar={onCerrar} />
  ) : (
    <FormModal
      forma="hoja"
      {...comun}
      onCerrar={onCerrar}
      onHecho={onCerrar}
      call={calls.crearUsuario}
      inicial={{
        empresa: [empresa],
        sueldo: 0,
        asegurado: false,
        whatsapp: '',
        cambiar_clave: true,
      }}
      enviar={(entrada) => crear(entrada).unwrap()}
      revisar={({ empresa: suyas }) => faltaEmpresa(suyas)}
      mensajes={mensajes.crear}
    >
      <CuentaCampos empresas={empresas} />
      <ClaveConFuerza ayuda={`${LARGO_DE_CLAVE} letras o más`} />
      <Campo.Si nombre="cambiar_clave" etiqueta="Cambiar la contraseña al ingresar" />
    </FormModal>
  );
}

type EditarProps = { usuario: Usuario; empresas: readonly string[]; onCerrar: () => void };

function Editar({ usuario, empresas, onCerrar }: EditarProps) {
  const [actualizar] = useActualizarUsuarioMutation();
  const sesion = useUsuario();
  const { id, email, empresa, nombreCompleto, perfil, sueldo, asegurado, whatsapp } = usuario;
  const datos = { email, empresa, nombreCompleto, perfil, sueldo, asegurado, whatsapp };
  const propia = id === sesion?.id;
  const conLeidos = useLeido(datos);
  const edicion = {
    ...comun,
    onCerrar,
    onHecho: onCerrar,
    mensajes: mensajes.editar,
    call: calls.actualizarUsuario,
    enviar: (entrada: Parameters<typeof actualizar>[0]) =>
      conLeidos((antes) => actualizar({ ...entrada, antes }).unwrap()),
  };
  return usuario.editable ? (
    <FormModal
      forma="hoja"
      {...edicion}
      inicial={datos}
      fijos={{ id }}
      revisar={({ empresa: suyas }) => faltaEmpresa(suyas)}
    >
      <CuentaCampos empresas={empresas} perfilFijo={propia} />
      {propia ? (
        <p>{mensajes.suClave}</p>
      ) : (
        <ClaveConFuerza ayuda="En blanco, sigue la que tiene. Una nueva la cambia al ingresar" />
      )}
    </FormModal>
  ) : (
    <FormModal forma="hoja" {...edicion} inicial={datos} fijos={{ ...datos, id }}>
      <p>
        <strong>{nombreCompleto}</strong> ({email}). {mensajes.deOtras}.
      </p>
      <Campo.Empresas nombre="empresa" etiqueta="Empresa" ancho empresas={empresas} />
    </FormModal>
  );
}

const faltaEmpresa = (empresa: string | readonly string[] | undefined) => ({
  empresa: empresa === undefined || empresa.length === 0 ? 'Seleccione una empresa' : undefined,
});
