// @ts-nocheck
export default '';
