// Prints what the app is made of, as CycloneDX JSON. It reads the lock file and needs no network.
// usage: npm run -s sbom > sbom.json
import { billOfMaterials } from "./bill-of-materials.ts";
import { readLock, readManifest } from "./lock-file.ts";

console.log(JSON.stringify(billOfMaterials(readLock(), readManifest()), null, 2));
