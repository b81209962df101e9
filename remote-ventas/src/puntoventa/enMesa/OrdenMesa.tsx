import { useDispatch } from 'react-redux';

import { CURSOS, type Curso, type Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { descuentoTotal, totalesDeCarrito, unidadesDe } from '@comanda/shared/domain/orden/carrito';
import { Alert } from '@comanda/shared/ui/core';

import { cambiosVistos, servicioElegido } from '../../carrito/carritoSlice';
import {
  abonosDe,
  conNuevo,
  estaVacia,
  lineasRebajadas,
  porCobrarEnPartes,
  servicioDeOrden,
} from '../../carrito/ventaAbierta';
import { AvisoDeMezcla } from '../division/AvisoDeMezcla';
import { TarifasAviso } from '../catalogo/TarifasAviso';
import { CuentaDivididaAviso } from '../division/CuentaDivididaAviso';
import { CanalElegir } from '../orden/CanalElegir';
import { CambiosDeOrden } from '../orden/CambiosDeOrden';
import { DeshacerAviso } from '../orden/DeshacerAviso';
import { TotalesOrden } from '../orden/TotalesOrden';
import { useFocoDeLineas } from '../orden/useLineasALaVista';
import { puntoventaMensajes } from '../puntoventaMensajes';
import { BotonesMesa } from './BotonesMesa';
import { LineasMesa } from './LineasMesa';
import { OrdenMesaCabeza } from './OrdenMesaCabeza';
import type { OrdenMesaProps } from './ordenMesaProps';
import { ServicioChips } from './ServicioChips';

const ASIENTOS_SIN_DECIR = 4;
const ASIENTOS_MAXIMO = 12;

/** The order of a table: what the kitchen has, what is new, and what comes to be paid. */
export function OrdenMesa(props: OrdenMesaProps) {
  const { leida, clave, nuevo, cuenta, deshacible, esperando, onDividir } = props;
  const { mesa, orden, desfase } = leida;
  const { carrito, porEnviar = [], servicio, cambios = [] } = nuevo;
  const dispatch = useDispatch();
  const { hecho, deshacer } = deshacible;
  const entera = conNuevo(cuenta, nuevo);
  const todo = lineasRebajadas(entera);
  const documento = props.documentos.de(todo);
  const dividido = porCobrarEnPartes(cuenta);
  const abonada = abonosDe(cuenta).length > 0;
  const asientos = Math.min(
    orden?.comensales ?? mesa?.puestos ?? ASIENTOS_SIN_DECIR,
    ASIENTOS_MAXIMO,
  );
  const panel = useFocoDeLineas(carrito.length);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="ui-tarjeta ventas-orden enmesa-orden"
      aria-label="Orden"
      aria-busy={esperando}
    >
      {!props.enDosPaneles && (
        <OrdenMesaCabeza
          mesa={mesa}
          orden={orden}
          desfase={desfase}
          onRonda={props.onRonda}
          onCuenta={props.onCuenta}
        />
      )}
      <CanalElegir sinMesa canal={nuevo.canal} onElegir={props.onCanal} />
      {props.aviso && <Alert type="warning" showIcon title={props.aviso} role="status" />}
      <CambiosDeOrden
        cambios={cambios}
        porTarifa={nuevo.porTarifa}
        sinVenta={props.sinVenta}
        onVisto={() => dispatch(cambiosVistos({ clave }))}
      />
      <LineasMesa {...props} />
      <DeshacerAviso hecho={hecho} deshacer={deshacer} />
      {dividido > 0 && <CuentaDivididaAviso dividido={dividido} onVer={onDividir} />}
      {abonada && (
        <Alert type="warning" showIcon title={puntoventaMensajes.conAbonos} role="status" />
      )}
      <AvisoDeMezcla documentos={props.documentos} carrito={entera.carrito} />
      <ServicioChips
        servicio={servicio}
        asientos={asientos}
        retenidos={retenidosDe(orden)}
        onDisparar={props.onDisparar}
        onElegir={(otro) => dispatch(servicioElegido({ clave, servicio: otro }))}
      />
      <TarifasAviso tarifas={nuevo.tarifas} />
      <TotalesOrden
        totales={totalesDeCarrito(todo)}
        unidades={unidadesDe(todo)}
        descuento={descuentoTotal({ carrito: todo })}
        servicio={servicioDeOrden(entera)}
        documento={documento}
        sonDos={props.documentos.sonDos}
      />
      <BotonesMesa
        nuevas={carrito.length + porEnviar.length}
        enviando={props.enviando}
        porPagar={!estaVacia(cuenta)}
        esperando={esperando}
        fija={abonada}
        onRegistrar={props.onRegistrar}
        onDividir={onDividir}
        onEnviar={props.onEnviar}
        onPagar={props.onPagar}
        sinEnviar={props.enDosPaneles}
      />
    </section>
  );
}

/** What is paid waits to be fired as well, while people still sit there. */
function retenidosDe(orden: Orden | null | undefined): Curso[] {
  if (orden?.estado !== 'ABIERTA') return [];
  const esperan = orden.lineas.filter(
    ({ retenida, lista, cantidad, pagada }) => retenida && !lista && cantidad + pagada > 0,
  );
  return CURSOS.filter((cual) => esperan.some(({ curso }) => curso === cual));
}
