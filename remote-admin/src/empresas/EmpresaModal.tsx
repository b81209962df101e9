import { useState } from 'react';

import { useDispatch } from 'react-redux';

import { billingApi, type AppDispatch } from '@comanda/shared/api';
import { empresasCalls as calls, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import type { Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import { Ancho, Campo, FormModal, useLeido } from '@comanda/shared/piezas/formulario';

import { EmpresaCampos, FirmaCampos } from './EmpresaCampos';
import {
  aFormulario,
  alCambiar,
  alCambiarNueva,
  confirmarSerie,
  decirAviso,
  deProspecto,
  nuevaEmpresa,
  revisarEmpresa,
} from './empresaForm';
import {
  useActualizarEmpresaMutation,
  useCrearEmpresaMutation,
  useVendedoresDeEmpresasQuery,
} from './empresasApi';
import { useListarEmpresasQuery } from '../listaDeEmpresasApi';
import { empresasMensajes as mensajes } from './empresasMensajes';
import { ivaDeHoy } from './opciones';

/** Those that a company may have or not. */
type Areas = readonly Pick<AreaDePlataforma, 'area' | 'titulo'>[];

/** What the operator alone says of a company. */
function OperadorCampos({ areas, deVendedor }: { areas: Areas; deVendedor?: string | undefined }) {
  return (
    <>
      <Campo.Varias
        nombre="areas"
        etiqueta="Áreas"
        opciones={areas.map(({ area, titulo }) => ({ value: area, label: titulo }))}
        ancho
      />
      {deVendedor === undefined ? (
        <VendedorCampo />
      ) : (
        <Ancho>{`La trajo ${deVendedor}: queda como su vendedor.`}</Ancho>
      )}
    </>
  );
}

function VendedorCampo() {
  const { currentData: vendedores = [] } = useVendedoresDeEmpresasQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  return (
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
  );
}

const comun = { ancho: 860, progreso: mensajes.leyendo, revisar: revisarEmpresa };

const NINGUNA: readonly Empresa[] = [];

type CrearModalProps = {
  areas: Areas;
  /** Whom a seller brought: what they said of it stands in the form, and the company is the seller's. */
  prospecto?: Prospecto | undefined;
  onCerrar: () => void;
  onHecha: (empresa: string) => void;
};

/** A company that is not there yet. */
export function CrearEmpresaModal({ areas, prospecto, onCerrar, onHecha }: CrearModalProps) {
  const [crear] = useCrearEmpresaMutation();
  const { currentData: empresas = NINGUNA } = useListarEmpresasQuery({});
  return (
    <FormModal
      forma="hoja"
      {...comun}
      titulo="Registrar Empresa"
      call={calls.crearEmpresa}
      inicial={{
        ...nuevaEmpresa(ivaDeHoy()),
        areas: areas.map(({ area }) => area),
        ...(prospecto && deProspecto(prospecto)),
      }}
      fijos={prospecto ? { prospecto: prospecto.id } : {}}
      enviar={(entrada) => crear(entrada).unwrap()}
      mensajes={mensajes.crear}
      boton="Guardar"
      alCambiar={alCambiarNueva(empresas)}
      onHecho={(hecha) => {
        decirAviso(hecha);
        onHecha(hecha.empresa);
      }}
      onCerrar={onCerrar}
    >
      <EmpresaCampos nueva />
      <OperadorCampos areas={areas} deVendedor={prospecto?.vendedor} />
      <FirmaCampos />
    </FormModal>
  );
}

type EditarModalProps = {
  empresa: Empresa;
  /** The operator says its areas and its seller too. */
  deOperador?: Areas;
  onCerrar: () => void;
};

export function EditarEmpresaModal({ onCerrar, ...props }: EditarModalProps) {
  const [{ empresa, deOperador }] = useState(props); // as the form was filled, also where it is read again meanwhile
  const [actualizar] = useActualizarEmpresaMutation();
  const dispatch = useDispatch<AppDispatch>();
  const { id_vendedor, ...suyo } = aFormulario(empresa);
  const areas = deOperador?.flatMap(({ area }) => (empresa.areas.includes(area) ? [area] : []));
  const conLeida = useLeido(areas ? { ...empresa, areas } : empresa);
  return (
    <FormModal
      forma="hoja"
      {...comun}
      titulo="Editar Empresa"
      call={calls.actualizarEmpresa}
      inicial={areas ? { ...suyo, areas, id_vendedor } : suyo}
      fijos={{ id: empresa.id }}
      confirmar={(entrada) => confirmarSerie(entrada, empresa)}
      enviar={(entrada) => conLeida((antes) => actualizar({ ...entrada, antes }).unwrap())}
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
      {deOperador && <OperadorCampos areas={deOperador} />}
      {deOperador && <FirmaCampos />}
    </FormModal>
  );
}
