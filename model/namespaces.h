// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Each folder has its own namespace, so that equal names in two folders are two things. A folder sees the names of the
/// folders it may include; tests/architecture checks the includes.
namespace mazzo {

namespace model {}

namespace carddata {
using namespace model;
}

namespace validators {
using namespace model;
using namespace carddata;
}  // namespace validators

namespace goldfish {
using namespace model;
using namespace carddata;
using namespace validators;
}  // namespace goldfish

namespace importer {
using namespace model;
using namespace carddata;
using namespace validators;
}  // namespace importer

namespace app {
using namespace model;
using namespace carddata;
using namespace validators;
using namespace importer;
}  // namespace app

namespace cli {
using namespace app;
}

namespace desktop {
using namespace app;
}

namespace bench {
using namespace desktop;
}

namespace fuzz {
using namespace importer;
}

namespace tests {
namespace goldfish = mazzo::goldfish;
using namespace cli;
using namespace desktop;
}  // namespace tests

}  // namespace mazzo
