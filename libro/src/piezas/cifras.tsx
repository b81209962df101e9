import { CambioDeCifra, Cifras, Hero } from '@comanda/shared/piezas/cifras';
import { FilaConBarra, Pulso, Reparto, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { PulsoDeResumen } from '@comanda/shared/piezas/resumen';
import { EnCabecera } from '@comanda/shared/piezas/vista';

import type { Historias } from '../historias';
import { LARGO, nada, NOMBRES, OCHO_CIFRAS } from '../textos';

const TOTAL = `$${OCHO_CIFRAS}`;
const CIFRAS = [
  { titulo: 'Ventas', valor: TOTAL, cambio: <CambioDeCifra ahora={12} antes={10} /> },
  { titulo: 'Tickets', valor: '742', cambio: <CambioDeCifra ahora={1} antes={1} /> },
  {
    titulo: 'Anuladas',
    nota: '(6)',
    valor: '$97.75',
    cambio: <CambioDeCifra ahora={97.75} antes={41} alReves />,
  },
  { titulo: LARGO, valor: TOTAL },
];

export const cifras: Historias = {
  'Hero: con su cambio': (
    <Hero titulo="Ventas" valor="$15,842.30">
      <CambioDeCifra ahora={15842.3} antes={14614.75} /> antes $14,614.75
    </Hero>
  ),
  'Hero: nombre y totales largos': (
    <Hero
      titulo={LARGO}
      valor={TOTAL}
      aparte={[
        { titulo: 'Ventas', valor: '62' },
        { titulo: LARGO, valor: TOTAL },
      ]}
    />
  ),
  'CambioDeCifra: sube': <CambioDeCifra ahora={110} antes={100} />,
  'CambioDeCifra: sube lo que es malo': <CambioDeCifra ahora={110} antes={100} alReves />,
  'CambioDeCifra: baja': <CambioDeCifra ahora={90} antes={100} />,
  'CambioDeCifra: igual': <CambioDeCifra ahora={100} antes={100} />,
  'Cifras: la primera es la mayor': <Cifras nombre="Cifras" cifras={CIFRAS} onAbrir={nada} />,
  'Cifras: todas iguales': <Cifras nombre="Del mes" cifras={CIFRAS} iguales onAbrir={nada} />,
  'TarjetaDeInicio: una lista': (
    <TarjetaDeInicio titulo="Lo más vendido" enlace={{ a: '/', texto: 'Ver el reporte' }}>
      <ul>
        {NOMBRES.map((nombre) => (
          <li key={nombre}>
            <span>
              {nombre} <small>desde las 12:40</small>
            </span>
            <strong className="cifra">{TOTAL}</strong>
          </li>
        ))}
      </ul>
    </TarjetaDeInicio>
  ),
  'FilaConBarra: partes de la primera': (
    <TarjetaDeInicio titulo="Lo más vendido">
      <ol>
        {NOMBRES.map((nombre, i) => (
          <FilaConBarra key={nombre} nombre={nombre} valor={1 / (i + 1)} mayor={1}>
            <span className="cifra">21</span>
            <strong className="cifra">{TOTAL}</strong>
          </FilaConBarra>
        ))}
      </ol>
    </TarjetaDeInicio>
  ),
  'Reparto: partes de un todo': (
    <TarjetaDeInicio titulo="Cómo pagaron">
      <Reparto
        partes={NOMBRES.map((nombre, i) => ({
          clave: nombre,
          nombre,
          valor: 1 / (i + 1),
          dicho: TOTAL,
        }))}
      />
    </TarjetaDeInicio>
  ),
  'Pulso: una cifra': (
    <Pulso icono="mesa" titulo="Mesas abiertas" a="/" cifra="9" de="de 16" detalle={LARGO} />
  ),
  'Pulso: lo que se ve primero': (
    <Pulso
      icono="factura"
      titulo="Facturas por resolver"
      a="/"
      cifra="4"
      de="de 62"
      detalle={
        <>
          3 en camino · <b data-tono="mal">1 por corregir</b>
        </>
      }
    />
  ),
  'Pulso: todavía no se sabe': (
    <Pulso icono="mesa" titulo="Mesas abiertas" a="/" cifra={undefined} />
  ),
  'Pulso: falló': <Pulso icono="caja" titulo={LARGO} a="/" cifra={undefined} fallo />,
  'PulsoDeResumen: falló': <PulsoDeResumen ruta="caja" icono="caja" titulo="Efectivo" />,
  'EnCabecera: sin marco': (
    <EnCabecera>
      <p>En su lugar</p>
    </EnCabecera>
  ),
};
