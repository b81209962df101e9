import { useState } from 'react';

import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { EmisionModal } from '@comanda/shared/piezas/emision';
import { Datos, PorEmpresa, QueryView, useAhora, useAlLlegar } from '@comanda/shared/piezas/vista';
import { useNavigate } from '@comanda/shared/router';
import { Alert, Button } from '@comanda/shared/ui/core';

import { datosDeEmpresa, facturacionDeEmpresa } from './datosDeEmpresa';
import { EditarEmpresaModal } from './EmpresaModal';
import './empresas.css';
import { useDatosDeEmpresaQuery } from './empresasApi';
import { empresasMensajes as mensajes } from './empresasMensajes';
import { LogoSeccion } from './LogoSeccion';
import { TalonariosSeccion } from './TalonariosSeccion';
import { useManoDeEmision } from './useManoDeEmision';

/** Spec section 2, Company information screen. */
export default function EmpresaScreen() {
  return (
    <PorEmpresa selector="botones">{(empresa) => <DatosDeEmpresa empresa={empresa} />}</PorEmpresa>
  );
}

function DatosDeEmpresa({ empresa }: { empresa: string }) {
  const datos = useDatosDeEmpresaQuery({ empresa }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={datos} empty={null} esqueleto="formulario">
      {(leida) => <Informacion empresa={leida} />}
    </QueryView>
  );
}

function Informacion({ empresa }: { empresa: Empresa }) {
  const [abierto, setAbierto] = useState<'editar' | 'emision' | null>(null);
  const mano = useManoDeEmision(empresa.empresa);
  const { tipo, texto } = avisoDe(empresa, useAhora());
  const navegar = useNavigate();
  const cerrar = () => setAbierto(null);
  /** Whom the header warned of the certificate comes to load it: /admin/empresa?abrir=emision. */
  useAlLlegar('abrir', 'emision', () => setAbierto('emision'));
  return (
    <div className="ui-pila admin-empresa">
      <Alert type={tipo} showIcon role="status" title={texto} />
      <section className="ui-pila ui-tarjeta" aria-label="Facturación">
        <header className="ui-barra">
          <h2>Facturación</h2>
          <div className="ui-botones">
            <Button onClick={() => void navegar('/admin/primer_dia')}>Primer día</Button>
            <Button onClick={() => setAbierto('emision')}>Emisión electrónica</Button>
          </div>
        </header>
        <Datos datos={facturacionDeEmpresa(empresa)} />
      </section>
      <section className="ui-pila ui-tarjeta" aria-label="Datos de la empresa">
        <header className="ui-barra">
          <h2>Datos de la empresa</h2>
          <Button type="primary" onClick={() => setAbierto('editar')}>
            Editar
          </Button>
        </header>
        <Datos datos={datosDeEmpresa(empresa)} />
      </section>
      {vendeConNotas(empresa) && <TalonariosSeccion empresa={empresa.empresa} />}
      <LogoSeccion empresa={empresa.empresa} logo={empresa.logo_empresa} />
      {abierto === 'editar' && <EditarEmpresaModal empresa={empresa} onCerrar={cerrar} />}
      {abierto === 'emision' && <EmisionModal mano={mano} onCerrar={cerrar} />}
    </div>
  );
}

const vendeConNotas = ({ factura, notas_de_venta, rimpe }: Empresa) =>
  (!factura || notas_de_venta) && rimpe === LEYENDA_DE_NOTA;

function avisoDe(empresa: Empresa, ahora: Date) {
  const { factura, fecha_vencimiento } = empresa;
  const conNotas = vendeConNotas(empresa);
  if (!factura)
    return { tipo: 'info', texto: conNotas ? mensajes.emiteNotas : mensajes.noEmite } as const;
  if (fecha_vencimiento === null)
    return { tipo: 'warning', texto: mensajes.sinCertificado } as const;
  const hasta = formatFecha(fecha_vencimiento);
  return new Date(fecha_vencimiento) > ahora
    ? ({
        tipo: 'success',
        texto: conNotas ? mensajes.emiteDeDos : mensajes.emite(hasta),
      } as const)
    : ({ tipo: 'error', texto: mensajes.vencido(hasta) } as const);
}
