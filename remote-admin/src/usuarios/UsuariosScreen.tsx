import { PorCualquierEmpresa, PorEmpresa, QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';

import { useListarEmpresasQuery } from '../listaDeEmpresasApi';
import '../personas.css';

import { Usuarios } from './Usuarios';
import { usuariosMensajes as mensajes } from './usuariosMensajes';

/** The people of a company (spec section 2, Users screen): of one's own, or of any to the operator. */
export default function UsuariosScreen() {
  return useUsuario()?.perfil === 'Dashboard' ? <DeCualquiera /> : <DeLasSuyas />;
}

function DeLasSuyas() {
  const { empresas } = useEmpresaActiva();
  return (
    <PorEmpresa selector="select" selectorDentro>
      {(empresa, selector) => (
        <Usuarios empresa={empresa} empresas={empresas} selector={selector} />
      )}
    </PorEmpresa>
  );
}

function DeCualquiera() {
  const query = useListarEmpresasQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} esqueleto="tabla" empty={<Vacio {...mensajes.sinEmpresas} />}>
      {(todas) => {
        const empresas = todas.map((una) => una.empresa);
        return (
          <PorCualquierEmpresa empresas={empresas} selectorDentro>
            {(empresa, selector) => (
              <Usuarios empresa={empresa} empresas={empresas} selector={selector} />
            )}
          </PorCualquierEmpresa>
        );
      }}
    </QueryView>
  );
}
