import { useState } from 'react';

import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import type { Paso, PrimerDia } from '@comanda/shared/contracts/admin/primerDia';
import { CertificadoSeccion, SeriesSeccion } from '@comanda/shared/piezas/emision';
import { Datos } from '@comanda/shared/piezas/vista';
import { useNavigate } from '@comanda/shared/router';
import { Button } from '@comanda/shared/ui/core';

import { datosDeEmpresa, facturacionDeEmpresa } from '../datosDeEmpresa';
import { EditarEmpresaModal } from '../EmpresaModal';
import { useManoDeEmision } from '../useManoDeEmision';

import { PasoImpresora } from './PasoImpresora';
import { PasoMesas } from './PasoMesas';
import { PasoProductos } from './PasoProductos';
import { PasoPrueba } from './PasoPrueba';
import { primerDiaMensajes as mensajes } from './primerDiaMensajes';

type PasoPanelProps = {
  paso: Paso;
  empresa: Empresa;
  dia: PrimerDia;
  onPaso: (paso: Paso) => void;
};

/** What is done in a step. */
export function PasoPanel({ paso, empresa, dia, onPaso }: PasoPanelProps) {
  switch (paso) {
    case 'DATOS':
      return <PasoDatos empresa={empresa} />;
    case 'CERTIFICADO':
      return <PasoCertificado empresa={empresa.empresa} />;
    case 'PRODUCTOS':
      return <PasoProductos empresa={empresa.empresa} hay={dia.productos} />;
    case 'MESAS':
      return <PasoMesas empresa={empresa.empresa} hay={dia.mesas === true} />;
    case 'USUARIOS':
      return <PasoUsuarios cuantos={dia.usuarios} />;
    case 'IMPRESORA':
      return <PasoImpresora empresa={empresa} />;
    case 'PRUEBA':
      return (
        <PasoPrueba
          empresa={empresa}
          prueba={dia.prueba}
          onCertificado={() => onPaso('CERTIFICADO')}
        />
      );
    case 'AMBIENTE':
      return <PasoAmbiente empresa={empresa.empresa} />;
  }
}

function PasoDatos({ empresa }: { empresa: Empresa }) {
  const [editando, setEditando] = useState(false);
  return (
    <>
      <p>{mensajes.datos}</p>
      <Datos datos={[...datosDeEmpresa(empresa), ...facturacionDeEmpresa(empresa)]} />
      <Button onClick={() => setEditando(true)}>Editar</Button>
      {editando && <EditarEmpresaModal empresa={empresa} onCerrar={() => setEditando(false)} />}
    </>
  );
}

function PasoCertificado({ empresa }: { empresa: string }) {
  return <CertificadoSeccion mano={useManoDeEmision(empresa)} />;
}

function PasoUsuarios({ cuantos }: { cuantos: number }) {
  const navegar = useNavigate();
  return (
    <>
      <p>{mensajes.usuarios.hay(cuantos)}</p>
      <Button onClick={() => void navegar('/admin/usuarios')}>Ir a Usuarios</Button>
    </>
  );
}

function PasoAmbiente({ empresa }: { empresa: string }) {
  return (
    <>
      <p>{mensajes.ambiente}</p>
      <SeriesSeccion mano={useManoDeEmision(empresa)} />
    </>
  );
}
