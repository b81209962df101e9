import { useState } from 'react';

import { EMPRESAS_POR_PAGINA, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import type { Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import { Chips } from '@comanda/shared/piezas/chips';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useListarAreasQuery } from '../areasDelProductoApi';
import { PorRegistrar } from './PorRegistrar';
import { useListarProspectosQuery } from '../prospectosApi';

import { AdministradorModal } from './AdministradorModal';
import { CrearEmpresaModal, EditarEmpresaModal } from './EmpresaModal';
import './empresas.css';
import { useEliminarEmpresaMutation } from './empresasApi';
import { useListarEmpresasQuery } from '../listaDeEmpresasApi';
import { empresasColumns } from './empresasColumns';
import { empresasMensajes as mensajes } from './empresasMensajes';

type Abierto =
  | { tipo: 'crear'; prospecto?: Prospecto }
  | { tipo: 'editar'; empresa: Empresa }
  | { tipo: 'administrador'; empresa: string; nueva: boolean };

type Vista = 'empresas' | 'prospectos';

/** Spec section 2, Companies screen: the operator's. */
export default function EmpresasScreen() {
  const areas = useListarAreasQuery({});
  return (
    <QueryView query={areas} esqueleto="tabla" empty={null}>
      {(todas) => <Empresas areas={todas.filter(({ se_apaga }) => se_apaga)} />}
    </QueryView>
  );
}

function Empresas({ areas }: { areas: readonly AreaDePlataforma[] }) {
  const empresas = useListarEmpresasQuery({}, { refetchOnMountOrArgChange: true });
  const [eliminar] = useEliminarEmpresaMutation();
  const esperan = useProspectosQueEsperan();
  const [vista, setVista] = useState<Vista>('empresas');
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const onCerrar = () => setAbierto(null);
  const onEditar = (empresa: Empresa) => setAbierto({ tipo: 'editar', empresa });
  const registrar = (
    <Button type="primary" onClick={() => setAbierto({ tipo: 'crear' })}>
      Registrar Empresa
    </Button>
  );

  const onEliminar = async ({ empresa }: Empresa) => {
    if (!(await confirmar(mensajes.confirmarEliminar(empresa)))) return;
    await withNotice(eliminar({ empresa }).unwrap(), mensajes.eliminar);
  };

  return (
    <div className="ui-pantalla">
      {esperan.length > 0 && (
        <div className="ui-barra">
          <Chips
            etiqueta="Qué se muestra"
            chips={[
              { valor: 'empresas', texto: 'Empresas' },
              {
                valor: 'prospectos',
                texto: 'Por registrar',
                tono: 'pausa',
                cuantos: esperan.length,
              },
            ]}
            elegido={vista}
            onElegir={setVista}
          />
        </div>
      )}
      {vista === 'prospectos' && esperan.length > 0 ? (
        <PorRegistrar
          prospectos={esperan}
          onRegistrar={(prospecto) => setAbierto({ tipo: 'crear', prospecto })}
        />
      ) : (
        <QueryView
          query={empresas}
          esqueleto="tabla"
          empty={<Vacio {...mensajes.vacio} acto={registrar} />}
        >
          {(filas) => (
            <DataTable
              titulo={mensajes.titulo}
              columns={empresasColumns(areas)}
              fuente={enMemoria(filas)}
              rowKey={({ id }) => id}
              nombreDe={({ empresa }) => empresa}
              pageSize={EMPRESAS_POR_PAGINA}
              botones={registrar}
              exportar="empresas"
              numerada="#"
              accionesHeader="acción"
              compacta
              hoja={{
                abierta: abierto?.tipo === 'editar' ? abierto.empresa : null,
                onAbrir: onEditar,
                pintar: (empresa) => (
                  <EditarEmpresaModal deOperador={areas} empresa={empresa} onCerrar={onCerrar} />
                ),
              }}
              acciones={(empresa) => [
                { texto: 'Editar', onElegir: () => onEditar(empresa) },
                {
                  texto: 'Crear Administrador',
                  enMenu: true,
                  onElegir: () =>
                    setAbierto({ tipo: 'administrador', empresa: empresa.empresa, nueva: false }),
                },
                {
                  texto: 'Eliminar',
                  enMenu: true,
                  peligro: true,
                  onElegir: () => onEliminar(empresa),
                },
              ]}
            />
          )}
        </QueryView>
      )}
      {abierto?.tipo === 'crear' && (
        <CrearEmpresaModal
          areas={areas}
          prospecto={abierto.prospecto}
          onCerrar={onCerrar}
          onHecha={(empresa) => setAbierto({ tipo: 'administrador', empresa, nueva: true })}
        />
      )}
      {abierto?.tipo === 'administrador' && (
        <AdministradorModal empresa={abierto.empresa} nueva={abierto.nueva} onCerrar={onCerrar} />
      )}
    </div>
  );
}

/** None where they could not be read: the companies are there without them. */
function useProspectosQueEsperan(): readonly Prospecto[] {
  const { currentData = [] } = useListarProspectosQuery({}, { refetchOnMountOrArgChange: true });
  return currentData.filter(({ estado }) => estado === 'NUEVO');
}
