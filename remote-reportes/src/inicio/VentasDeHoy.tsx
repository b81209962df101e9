import type { ReporteLeido } from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha, formatHora } from '@comanda/shared/domain/texto/fecha';
import { CambioDeCifra, Hero } from '@comanda/shared/piezas/cifras';
import { TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView, useAhora } from '@comanda/shared/piezas/vista';
import { GraficoBarras } from '@comanda/shared/ui/graficos';

import { enPunto, hastaLaHora, horaDe } from '../cifras/hastaLaHora';

import { TodasLasEmpresas } from './TodasLasEmpresas';
import { useHoy } from './useHoy';

/** What was sold today, beside the same day of last week until the same hour. */
export default function VentasDeHoy() {
  const query = useHoy();
  return (
    <TarjetaDeInicio
      titulo="Ventas de hoy"
      enlace={{ a: '/admin/reporteventa', texto: 'Ver el reporte' }}
    >
      <QueryView query={query} empty="" esqueleto="texto">
        {(reporte) => <Dia reporte={reporte} />}
      </QueryView>
      <TodasLasEmpresas />
    </TarjetaDeInicio>
  );
}

const MINUTO_MS = 60_000;

function Dia({ reporte }: { reporte: ReporteLeido }) {
  const { figuras, horas, anterior } = reporte;
  const momento = useAhora(MINUTO_MS);
  const hora = horaDe(momento);
  const { ahora, antes } = hastaLaHora(reporte, hora);
  const otro = formatFecha(anterior.desde);
  return (
    <>
      <Hero valor={formatMonto(figuras.total)}>
        {antes.total > 0 && (
          <>
            <CambioDeCifra ahora={ahora.total} antes={antes.total} /> que el {otro} hasta las{' '}
            {enPunto(hora)}
          </>
        )}
      </Hero>
      <p>
        Hasta las {formatHora(momento)}: {conMiles(String(figuras.ventas))}{' '}
        {figuras.ventas === 1 ? 'venta' : 'ventas'} · promedio {formatMonto(figuras.promedio)} ·
        propinas {formatMonto(figuras.propina)}
      </p>
      {horas.length > 0 && (
        <GraficoBarras
          titulo="Por hora"
          eje="Hora"
          etiquetas={horas.map((una) => String(una.hora))}
          series={[
            { nombre: 'Hoy', color: 'serie', valores: horas.map(({ total }) => total) },
            { nombre: otro, color: 'serie-antes', valores: horas.map((una) => una.antes.total) },
          ]}
          formato={formatMonto}
          comparadas
          alto={168}
        />
      )}
    </>
  );
}
