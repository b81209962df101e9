import { useState } from 'react';

import { EMPRESAS_POR_PAGINA, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import type { AreaDePlataforma } from '@comanda/shared/contracts/plataforma/areas';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useListarAreasQuery } from '../areasDelProductoApi';

import { AdministradorModal } from './AdministradorModal';
import { CrearEmpresaModal, EditarEmpresaModal } from './EmpresaModal';
import './empresas.css';
import { useEliminarEmpresaMutation, useListarEmpresasQuery } from './empresasApi';
import { empresasColumns } from './empresasColumns';
import { empresasMensajes as mensajes } from './empresasMensajes';

type Abierto =
  | { tipo: 'crear' }
  | { tipo: 'editar'; empresa: Empresa }
  | { tipo: 'administrador'; empresa: string };

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
  const empresas = useListarEmpresasQuery({});
  const [eliminar] = useEliminarEmpresaMutation();
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
    <>
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
                onElegir: () => setAbierto({ tipo: 'administrador', empresa: empresa.empresa }),
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
      {abierto?.tipo === 'crear' && (
        <CrearEmpresaModal
          areas={areas}
          onCerrar={onCerrar}
          onHecha={(empresa) => setAbierto({ tipo: 'administrador', empresa })}
        />
      )}
      {abierto?.tipo === 'administrador' && (
        <AdministradorModal empresa={abierto.empresa} onCerrar={onCerrar} />
      )}
    </>
  );
}
