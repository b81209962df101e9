import { useState, type ReactNode } from 'react';

import { Diferida, diferir, QueryView } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { Select } from '@comanda/shared/ui/data';

import type { Cifra } from './cifras';
import { Descargas } from './Descargas';
import type { DocumentosModalProps } from './DocumentosModal';
import estilos from './reporteria.module.css';
import { useResumenDelMesQuery } from './reporteriaApi';
import { reporteriaMensajes as mensajes, textoDeMes } from './reporteriaMensajes';
import { Resumen } from './Resumen';
import { useMes } from './useMes';

const documentos = diferir<DocumentosModalProps>(
  () => import(/* webpackChunkName: "reporteria-documentos" */ './DocumentosModal'),
);

type ReporteriaProps = { empresa: string; selector: ReactNode };

export function Reporteria({ empresa, selector }: ReporteriaProps) {
  const { mes, meses, elegir } = useMes();
  const [abierta, setAbierta] = useState<Cifra | null>(null);
  const consulta = useResumenDelMesQuery(
    { empresa, mes },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  const onCerrar = () => setAbierta(null);
  return (
    <div className="ui-pantalla">
      <div className={estilos.filtros}>
        {selector}
        <Select
          aria-label="Mes"
          className={estilos.mes}
          value={mes}
          onChange={elegir}
          options={meses.map((uno) => ({ value: uno, label: textoDeMes(uno) }))}
        />
        <Link className={`ui-boton ${estilos.facturas ?? ''}`} to="/admin/facturas">
          Facturas electronicas
        </Link>
      </div>
      <Descargas key={mes} empresa={empresa} mes={mes} />
      <QueryView query={consulta} empty={null} esqueleto="tarjetas">
        {(leido) => <Resumen mes={mes} leido={leido} onCifra={setAbierta} />}
      </QueryView>
      {abierta && (
        <Diferida
          de={documentos}
          props={{ empresa, mes, cifra: abierta, onCerrar }}
          titulo={mensajes.titulo}
          onFallo={onCerrar}
        />
      )}
    </div>
  );
}
