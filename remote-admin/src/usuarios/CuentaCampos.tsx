import { PERFILES_SIN_EMPRESA } from '@comanda/shared/contracts/auth/perfiles';
import { Campo } from '@comanda/shared/piezas/formulario';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';

import { useListarPerfilesQuery } from './usuariosApi';

/** Who makes no operator and no seller is not offered them. */
const DEL_OPERADOR: readonly string[] = PERFILES_SIN_EMPRESA;

/** What the form asks of somebody, but the password (spec section 3, User). */
export function CuentaCampos({ perfilFijo = false }: { perfilFijo?: boolean }) {
  const sesion = useUsuario();
  const { empresas } = useEmpresaActiva();
  const { currentData: perfiles = [] } = useListarPerfilesQuery({});
  const dados = perfiles
    .map(({ perfil }) => perfil)
    .filter((perfil) => sesion?.perfil === 'Dashboard' || !DEL_OPERADOR.includes(perfil));
  return (
    <>
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" autoFocus />
      <Campo.Texto nombre="nombreCompleto" etiqueta="Nombre completo" />
      <Campo.Empresas nombre="empresa" etiqueta="Empresa" ancho requerido empresas={empresas} />
      <Campo.Opcion
        nombre="perfil"
        etiqueta="Perfil"
        placeholder="Seleccione un perfil"
        deshabilitado={perfilFijo}
        opciones={dados.map((perfil) => ({ value: perfil, label: perfil }))}
      />
      <Campo.Dinero nombre="sueldo" etiqueta="Sueldo" />
      <Campo.Texto nombre="whatsapp" etiqueta="Whatsapp" teclado="tel" />
      <Campo.Si nombre="asegurado" etiqueta="Asegurado" />
    </>
  );
}
