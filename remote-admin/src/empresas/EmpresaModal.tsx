import { useDispatch } from 'react-redux';

import { billingApi, type AppDispatch } from '@comanda/shared/api';
import { empresasCalls as calls, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { EmpresaCampos, FirmaCampos } from './EmpresaCampos';
import {
  aFormulario,
  alCambiar,
  confirmarSerie,
  decirAviso,
  NUEVA,
  revisarEmpresa,
} from './empresaForm';
import {
  useActualizarEmpresaMutation,
  useCrearEmpresaMutation,
  useVendedoresDeEmpresasQuery,
} from './empresasApi';
import { empresasMensajes as mensajes } from './empresasMensajes';
import { OPCIONES_DE_AREA } from './opciones';

/** What the operator alone says of a company. */
function OperadorCampos() {
  const { currentData: vendedores = [] } = useVendedoresDeEmpresasQuery({});
  return (
    <>
      <Campo.Varias nombre="areas" etiqueta="Areas" opciones={OPCIONES_DE_AREA} ancho />
      <Campo.Opcion
        nombre="id_vendedor"
        etiqueta="Vendedor"
        ninguno="Ninguno"
        opciones={vendedores.map(({ id, nombreCompleto }) => ({
          value: id,
          label: nombreCompleto,
        }))}
        ancho
      />
    </>
  );
}

const comun = { ancho: 860, progreso: mensajes.leyendo, revisar: revisarEmpresa };

type CrearModalProps = { onCerrar: () => void; onHecha: (empresa: string) => void };

/** A company that is not there yet. */
export function CrearEmpresaModal({ onCerrar, onHecha }: CrearModalProps) {
  const [crear] = useCrearEmpresaMutation();
  return (
    <FormModal
      {...comun}
      titulo="Registrar Empresa"
      call={calls.crearEmpresa}
      inicial={NUEVA}
      enviar={(entrada) => crear(entrada).unwrap()}
      mensajes={mensajes.crear}
      boton="Guardar"
      alCambiar={alCambiar}
      onHecho={(hecha) => {
        decirAviso(hecha);
        onHecha(hecha.empresa);
      }}
      onCerrar={onCerrar}
    >
      <EmpresaCampos nueva />
      <OperadorCampos />
      <FirmaCampos />
    </FormModal>
  );
}

type EditarModalProps = { empresa: Empresa; operador: boolean; onCerrar: () => void };

/** `operador`: its areas and its seller too. */
export function EditarEmpresaModal({ empresa, operador, onCerrar }: EditarModalProps) {
  const [actualizar] = useActualizarEmpresaMutation();
  const dispatch = useDispatch<AppDispatch>();
  const { areas, id_vendedor, ...suyo } = aFormulario(empresa);
  return (
    <FormModal
      {...comun}
      titulo="Editar Empresa"
      call={calls.actualizarEmpresa}
      inicial={operador ? { ...suyo, areas, id_vendedor } : suyo}
      fijos={{ id: empresa.id }}
      confirmar={(entrada) => confirmarSerie(entrada, empresa)}
      enviar={(entrada) => actualizar(entrada).unwrap()}
      mensajes={mensajes.editar}
      boton="Actualizar"
      alCambiar={alCambiar}
      onHecho={(hecha) => {
        decirAviso(hecha);
        dispatch(billingApi.util.invalidateTags(['Empresa'])); // series and certificate are billing's too
        onCerrar();
      }}
      onCerrar={onCerrar}
    >
      <EmpresaCampos nueva={false} />
      {operador && <OperadorCampos />}
      {operador && <FirmaCampos />}
    </FormModal>
  );
}
