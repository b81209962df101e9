import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import type { LineaSinVenta } from '@comanda/shared/domain/producto/cambiosDePrecio';
import {
  descuentoTotal,
  servicioDeCuenta,
  totalesDeCuenta,
  unidadesDe,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import { diferir, Luego } from '@comanda/shared/piezas/vista';
import { Alert } from '@comanda/shared/ui/core';

import { cambiosVistos, cantidadCambiada, hechaPlegada } from '../../carrito/carritoSlice';
import {
  abonosDe,
  cuentaDeVenta,
  estaVacia,
  porCobrarEnPartes,
  PRINCIPAL,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';
import { TarifasAviso } from '../catalogo/TarifasAviso';
import type { Documentos } from '../catalogo/useDocumentos';
import { AvisoDeMezcla } from '../division/AvisoDeMezcla';
import { CuentaDivididaAviso } from '../division/CuentaDivididaAviso';
import { UltimaVenta } from '../hecha/UltimaVenta';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { BotonesOrden } from './BotonesOrden';
import { CanalElegir } from './CanalElegir';
import { CambiosDeOrden } from './CambiosDeOrden';
import { DeshacerAviso } from './DeshacerAviso';
import type { SinLineaDeCajaProps } from './SinLineaDeCaja';
import { LineasOrden } from './LineasOrden';
import { OrdenCabeza } from './OrdenCabeza';
import './OrdenPanel.css';
import { TotalesOrden } from './TotalesOrden';
import type { Deshacible } from './useDeshacer';
import { useFocoDeLineas } from './useLineasALaVista';

/** What is said beforehand keeps nobody waiting. */
const SIN_LINEA = diferir<SinLineaDeCajaProps>(
  () => import(/* webpackChunkName: "sinlinea-de-caja" */ './SinLineaDeCaja'),
);

type OrdenPanelProps = {
  clave: string;
  abierta: VentaAbierta;
  empresa: EmpresaFacturacion | undefined;
  documentos: Documentos;
  deshacible: Deshacible;
  /** The answer of a sale of this tab is awaited: nothing may change. */
  esperando: boolean;
  /** How the last charge stands; null where a dialog says it. */
  aviso: string | null;
  /** Lines the server would refuse. */
  sinVenta: readonly LineaSinVenta[];
  /** Null where no tarifa is of a channel. */
  onCanal: ((canal: Canal) => void) | null;
  onNombrar: (() => void) | null;
  onAjustes: (() => void) | null;
  onFijar: (linea: Linea) => void;
  onRegistrar: () => void;
  onRepetir: (cliente: Cliente) => void;
  repitiendo: boolean;
  onDividir: () => void;
  onPagar: () => void;
};

/** The order of the current tab: lines, totals, and the three buttons of spec section 2. */
export function OrdenPanel(props: OrdenPanelProps) {
  const { clave, abierta, empresa, documentos, deshacible, esperando, aviso, sinVenta } = props;
  const { onCanal, onNombrar, onFijar, onRegistrar, onDividir, onPagar } = props;
  const { carrito, cliente, nombre, hecha, plegada, cambios = [] } = abierta;
  const dispatch = useDispatch();
  const { hecho, quitar, vaciar, deshacer } = deshacible;
  const cambiar = useCallback(
    (id: string, accion: 'sumar' | 'restar') => dispatch(cantidadCambiada({ clave, id, accion })),
    [clave, dispatch],
  );
  const plegar = useCallback(
    (plegada: boolean) => dispatch(hechaPlegada({ clave, plegada })),
    [clave, dispatch],
  );
  const dividido = porCobrarEnPartes(abierta);
  const cuenta = cuentaDeVenta(abierta, PRINCIPAL);
  const descuento = descuentoTotal(cuenta);
  const abonada = abonosDe(abierta).length > 0;
  const vacia = carrito.length === 0;
  const fija = [abonada, esperando].includes(true);
  const tarjeta = hecha && !plegada ? hecha : null;
  const documento = documentos.de(carrito);
  const panel = useFocoDeLineas(carrito.length);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="ui-tarjeta ventas-orden"
      aria-label="Orden"
      aria-busy={esperando}
    >
      <OrdenCabeza
        cliente={cliente}
        nombre={nombre}
        hecha={hecha}
        plegada={plegada}
        esperando={esperando}
        vacia={abonada || estaVacia(abierta)}
        onNombrar={onNombrar}
        onAjustes={props.onAjustes}
        onRegistrar={onRegistrar}
        onRepetir={props.onRepetir}
        repitiendo={props.repitiendo}
        onVaciar={vaciar}
        onUltima={plegar}
      />
      <CanalElegir canal={abierta.canal} fijo={fija} onElegir={onCanal} />
      {aviso && <Alert type="warning" showIcon title={aviso} role="status" />}
      <CambiosDeOrden
        cambios={cambios}
        porTarifa={abierta.porTarifa}
        sinVenta={sinVenta}
        onVisto={() => dispatch(cambiosVistos({ clave }))}
      />
      <div className="ventas-lineas">
        {tarjeta && <UltimaVenta clave={clave} hecha={tarjeta} empresa={empresa} />}
        {vacia && !tarjeta && (
          <div className="ui-vista">
            <p>{mensajes.ordenVacia}</p>
            {empresa && (
              <Luego
                de={SIN_LINEA}
                props={{ empresa: empresa.empresa, conNotas: documento === 'NOTA' }}
              />
            )}
          </div>
        )}
        <LineasOrden carrito={carrito} onCambiar={cambiar} onFijar={onFijar} onQuitar={quitar} />
      </div>
      <DeshacerAviso hecho={hecho} deshacer={deshacer} />
      {dividido > 0 && <CuentaDivididaAviso dividido={dividido} onVer={onDividir} />}
      {abonada && <Alert type="warning" showIcon title={mensajes.conAbonos} role="status" />}
      <AvisoDeMezcla documentos={documentos} carrito={carrito} />
      <TarifasAviso tarifas={abierta.tarifas} />
      <TotalesOrden
        totales={totalesDeCuenta(cuenta)}
        unidades={unidadesDe(carrito)}
        descuento={descuento}
        servicio={servicioDeCuenta(cuenta)}
        documento={documento}
        sonDos={documentos.sonDos}
      />
      <BotonesOrden
        vacia={vacia}
        dividido={dividido}
        esperando={esperando}
        fija={abonada}
        onRegistrar={onRegistrar}
        onDividir={onDividir}
        onPagar={onPagar}
      />
    </section>
  );
}
