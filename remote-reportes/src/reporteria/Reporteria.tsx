import { useState, type ReactNode } from 'react';

import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { mesesHaciaAtras, mesPorDeclarar } from '@comanda/shared/domain/texto/periodo';
import { Diferida, diferir, QueryView, useAhora } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { Select } from '@comanda/shared/ui/data';

import type { CifraDeMes, CifraDeVentas } from './cifras';
import { DelRuc, PorEstablecimiento } from './DelRuc';
import { Descargas } from './Descargas';
import type { DocumentosModalProps } from './DocumentosModal';
import { useResumenDelMesQuery } from './reporteriaApi';
import { reporteriaMensajes as mensajes, textoDeMes } from './reporteriaMensajes';
import { ResumenDeMes } from './ResumenDeMes';
import { VentasDelMes } from './VentasDelMes';
import type { VentasModalProps } from './VentasModal';
import estilos from './reporteria.module.css';

/** Two years: what is looked at again when a declaration is corrected. */
const MESES = 24;

const AL_DIA = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;

/** Which month is looked at, and those there are, latest first. */
function useMes() {
  const hoy = fechaNegocio(useAhora());
  const [elegido, elegir] = useState<string | null>(null);
  return { mes: elegido ?? mesPorDeclarar(hoy), meses: mesesHaciaAtras(hoy, MESES), elegir };
}

const documentos = diferir<DocumentosModalProps>(
  () => import(/* webpackChunkName: "reporteria-documentos" */ './DocumentosModal'),
);
const ventas = diferir<VentasModalProps>(
  () => import(/* webpackChunkName: "reporteria-documentos" */ './VentasModal'),
);

type ReporteriaProps = { empresa: string; selector: ReactNode };

export function Reporteria({ empresa, selector }: ReporteriaProps) {
  const { mes, meses, elegir } = useMes();
  const [abierta, setAbierta] = useState<CifraDeMes | null>(null);
  const [vendida, setVendida] = useState<CifraDeVentas | null>(null);
  const [todo, setTodo] = useState(false);
  const suyo = useResumenDelMesQuery({ empresa, mes }, AL_DIA);
  const delRuc = useResumenDelMesQuery({ empresa, mes, de: 'RUC' }, { ...AL_DIA, skip: !todo });
  const contribuyente = suyo.currentData?.contribuyente;
  const onCerrar = () => {
    setAbierta(null);
    setVendida(null);
  };
  const dialogo = { titulo: mensajes.titulo, onFallo: onCerrar };
  return (
    <div className="ui-pantalla">
      <div className={`ui-fila ${estilos.filtros ?? ''}`}>
        {selector}
        <Select
          aria-label="Mes"
          className={estilos.mes}
          value={mes}
          onChange={elegir}
          options={meses.map((uno) => ({ value: uno, label: textoDeMes(uno) }))}
        />
        <Link className={`ui-boton ${estilos.facturas ?? ''}`} to="/admin/facturas">
          Facturas electrónicas
        </Link>
        <Descargas empresa={empresa} mes={mes} todo={todo} />
      </div>
      {contribuyente && (
        <DelRuc empresa={empresa} contribuyente={contribuyente} todo={todo} onTodo={setTodo} />
      )}
      <QueryView query={todo ? delRuc : suyo} empty={null} esqueleto="tarjetas">
        {(leido) => (
          <>
            {todo && leido.contribuyente && <PorEstablecimiento {...leido.contribuyente} />}
            <ResumenDeMes mes={mes} leido={leido} onCifra={setAbierta} />
          </>
        )}
      </QueryView>
      {!todo && <VentasDelMes empresa={empresa} mes={mes} onCifra={setVendida} />}
      {abierta && (
        <Diferida
          de={documentos}
          props={{ empresa, mes, todo, cifra: abierta, onCerrar }}
          {...dialogo}
        />
      )}
      {vendida && (
        <Diferida de={ventas} props={{ empresa, mes, cifra: vendida, onCerrar }} {...dialogo} />
      )}
    </div>
  );
}
