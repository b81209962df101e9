import { PERFILES_SIN_EMPRESA } from '@comanda/shared/contracts/auth/perfiles';
import { Campo } from '@comanda/shared/piezas/formulario';

import { useListarPerfilesQuery } from './usuariosApi';

/** Sellers are registered in their own screen, and operators on the machine (docs/adr/0098). */
const SIN_EMPRESA: readonly string[] = PERFILES_SIN_EMPRESA;

type CuentaCamposProps = { empresas: readonly string[]; perfilFijo?: boolean };

/** What the form asks of somebody, but the password (spec section 3, User). */
export function CuentaCampos({ empresas, perfilFijo = false }: CuentaCamposProps) {
  const { currentData: perfiles = [] } = useListarPerfilesQuery({});
  const dados = perfiles
    .map(({ perfil }) => perfil)
    .filter((perfil) => !SIN_EMPRESA.includes(perfil));
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
