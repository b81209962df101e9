/** A key as the wire spells it ('12') for a query; what no row can have becomes 0, which no row has. */
export const llaveDeFila = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
