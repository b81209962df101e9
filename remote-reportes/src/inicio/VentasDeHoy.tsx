import type { ReporteLeido } from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatCentavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio, formatFecha, formatHora } from '@comanda/shared/domain/texto/fecha';
import { diaDeSemana, nombreDeDia } from '@comanda/shared/domain/texto/periodo';
import { CambioDeCifra, Hero } from '@comanda/shared/piezas/cifras';
import { TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView, useAhora, useMedia } from '@comanda/shared/piezas/vista';
import { GraficoBarras } from '@comanda/shared/ui/graficos';

import { enPunto, hastaCuando, hastaLaHora, horaDe } from '../cifras/hastaLaHora';

import { TodasLasEmpresas } from './TodasLasEmpresas';
import { useHoy } from './useHoy';

/** What was sold today, beside the same day of last week until the same hour. */
export default function VentasDeHoy() {
  const query = useHoy();
  return (
    <TarjetaDeInicio titulo="Ventas de hoy" extra={<Momento reporte={query.currentData} />}>
      <QueryView query={query} empty="" esqueleto="texto">
        {(reporte) => <Dia reporte={reporte} />}
      </QueryView>
      <TodasLasEmpresas />
    </TarjetaDeInicio>
  );
}

const MINUTO_MS = 60_000;
/** Where the page has room for a higher chart. */
const ALTA = '(min-height: 960px)';

/** Of which business day, and until when. */
function Momento({ reporte }: { reporte: ReporteLeido | undefined }) {
  const ahora = useAhora(MINUTO_MS);
  const momento = hastaCuando(reporte?.datos_hasta ?? null, ahora);
  const dia = reporte?.hoy ?? fechaNegocio(momento);
  return (
    <small>
      {nombreDeDia(diaDeSemana(dia))} {formatFecha(dia)}, hasta las {formatHora(momento)}
    </small>
  );
}

function Dia({ reporte }: { reporte: ReporteLeido }) {
  const { figuras, horas, anterior, datos_hasta } = reporte;
  const ahoraMismo = useAhora(MINUTO_MS);
  const hora = horaDe(hastaCuando(datos_hasta, ahoraMismo));
  const { ahora, antes } = hastaLaHora(reporte, hora);
  const otroDia = nombreDeDia(diaDeSemana(anterior.desde));
  const alto = useMedia(ALTA) ? 272 : 172;
  return (
    <>
      <Hero
        valor={formatMonto(figuras.total)}
        aparte={[
          { titulo: 'Ventas', valor: conMiles(String(figuras.ventas)) },
          { titulo: 'Promedio', valor: formatMonto(figuras.promedio) },
          { titulo: 'Propinas', valor: formatMonto(figuras.propina) },
        ]}
      >
        {antes.total > 0 && (
          <>
            <CambioDeCifra ahora={ahora.total} antes={antes.total} /> que el {otroDia} pasado hasta
            las {enPunto(hora)} ({formatCentavos(antes.total)})
          </>
        )}
      </Hero>
      {horas.length > 0 && (
        <GraficoBarras
          titulo="Ventas por hora"
          conTitulo={false}
          eje="Hora"
          etiquetas={horas.map((una) => String(una.hora))}
          series={[
            { nombre: 'Hoy, por hora', color: 'serie', valores: horas.map(({ total }) => total) },
            {
              nombre: `El ${otroDia} ${formatFecha(anterior.desde)}`,
              color: 'serie-antes',
              valores: horas.map((una) => una.antes.total),
            },
          ]}
          formato={formatMonto}
          comparadas
          alto={alto}
        />
      )}
    </>
  );
}
