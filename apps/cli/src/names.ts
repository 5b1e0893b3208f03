export { findNamed, suggest } from '@cardscape/kernel';
